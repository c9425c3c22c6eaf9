const INLINED = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'fill-opacity', 'opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline', 'paint-order', 'text-decoration-line'];

/** A drawing as a document of its own: with the colours that it has on the page. */
export function svgText(drawn: SVGSVGElement): string {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const originals = [drawn, ...drawn.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  originals.forEach((original, at) => {
    const style = getComputedStyle(original);
    const to = copies[at] as SVGElement;
    for (const name of INLINED) {
      const value = style.getPropertyValue(name);
      if (value !== '') to.setAttribute(name, value);
    }
    for (const name of ['class', 'style', 'tabindex', 'role', 'aria-label', 'aria-pressed']) to.removeAttribute(name);
  });
  const [x, y, width, height] = (drawn.getAttribute('viewBox') ?? '0 0 1000 600').split(/\s+/).map(Number);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ x, y, width, height })) paper.setAttribute(name, String(value));
  paper.setAttribute('fill', getComputedStyle(document.documentElement).getPropertyValue('--sheet').trim() || '#ffffff');
  copy.insertBefore(paper, copy.firstChild);
  return new XMLSerializer().serializeToString(copy).replaceAll('<!---->', '');
}

/** The same as dots, two for each unit. */
export async function png(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth * 2;
    canvas.height = picture.naturalHeight * 2;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((got, failed) => canvas.toBlob((blob) => (blob ? got(blob) : failed(new Error('no picture'))), 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Gives the reader a file. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
