import type { PlainJpeg } from './plain-jpeg-rules.ts';
import { writeFile } from './pdf-file.ts';

/** As long as the longer side of A4, in points: a page is as large as paper whatever its pixels. */
const LONGER_SIDE = 842;

/** A page for each picture and nothing else: no letters, no title, no date, no name of whoever made it. */
export function pdfOfPictures(pictures: readonly PlainJpeg[]): Buffer {
  const objects: Buffer[] = [Buffer.from('<< /Type /Catalog /Pages 2 0 R >>')];
  const pageAt = (index: number): number => 3 + index * 3;
  const kids = pictures.map((_, index) => `${pageAt(index)} 0 R`).join(' ');
  objects.push(Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`));
  for (const [index, { bytes, width, height, components }] of pictures.entries()) {
    const page = pageAt(index);
    const scale = LONGER_SIDE / Math.max(width, height);
    const [across, down] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
    const drawn = `q ${across} 0 0 ${down} 0 0 cm /P Do Q`;
    const colour = components === 1 ? '/DeviceGray' : '/DeviceRGB';
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Resources << /XObject << /P ${page + 2} 0 R >> >> /Contents ${page + 1} 0 R >>`,
      ),
      Buffer.from(`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`),
      Buffer.concat([
        Buffer.from(
          `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colour} /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`,
        ),
        bytes,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  return writeFile(objects, '/Root 1 0 R');
}
