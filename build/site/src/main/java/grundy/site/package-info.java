/// Builds the guides into a site that is read from the disk. What a page is called and where it stands is in `Guides`,
/// how Markdown becomes HTML in `GuideText`, what is around it in `Frame`. The launcher runs this package from its
/// sources.
@NullMarked
package grundy.site;

import org.jspecify.annotations.NullMarked;
