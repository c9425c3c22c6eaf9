/// A program of somebody else's that is a module. Without this file it is compiled and run all the same.
module example {
    requires grundy.contest;
    requires grundy.core;
    requires grundy.present;
    requires grundy.prove;
    requires grundy.store;
    requires grundy.strategic;
}
