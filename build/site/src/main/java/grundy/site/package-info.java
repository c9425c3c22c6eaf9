/// Builds the guides into a site that is read from the disk. `Guides` knows what a page is called and where it stands,
/// `GuideText` turns Markdown into HTML, `PageFrame` puts the frame around it. The launcher runs this package from its
/// sources.
///
/// Not here: the guides themselves (`docs`).
@NullMarked
package grundy.site;

import org.jspecify.annotations.NullMarked;
