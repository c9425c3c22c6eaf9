package grundy.site;

import java.util.List;

/// Guides that stand together in the list of all.
///
/// @param name   its key in the words of the site
/// @param guides names of guides, in order
record GuideTopic(String name, List<String> guides) {}
