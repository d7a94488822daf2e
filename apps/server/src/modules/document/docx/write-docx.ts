import { strToU8, zipSync } from 'fflate';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';

const contentTypes = `${head}<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const relationships = `${head}<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`;

export interface Paragraph {
  readonly text: string;
  readonly isTitle?: boolean;
  readonly isHeading?: boolean;
}

/** A plain Word document: paragraphs, and tables as rows of cells. `more` are further parts, as tests need them. */
export function writeDocx(
  blocks: readonly (Paragraph | string | readonly (readonly string[])[])[],
  more: Readonly<Record<string, string>> = {},
): Buffer {
  const body = blocks.map((block) => {
    if (typeof block === 'string') return paragraph({ text: block });
    return 'text' in block ? paragraph(block) : table(block);
  });
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr>';
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships,
    'word/document.xml': `${head}<w:document xmlns:w="${word}"><w:body>${body.join('')}${page}</w:body></w:document>`,
    ...more,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
}

function paragraph({ text, isTitle = false, isHeading = false }: Paragraph): string {
  const size = isTitle ? 36 : isHeading ? 28 : 22;
  const bold = isTitle || isHeading ? '<w:b/>' : '';
  const shape = `${isHeading ? '<w:outlineLvl w:val="1"/>' : ''}`;
  const place = isTitle ? '<w:jc w:val="center"/>' : '';
  const run = `<w:rPr><w:rFonts w:eastAsia="宋体"/>${bold}<w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t>`;
  return `<w:p><w:pPr><w:spacing w:after="120"/>${place}${shape}</w:pPr><w:r>${run}</w:r></w:p>`;
}

function table(rows: readonly (readonly string[])[]): string {
  const line = (side: string) => `<w:${side} w:val="single" w:sz="4" w:color="808080"/>`;
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(line).join('');
  const body = rows.map(
    (cells) => `<w:tr>${cells.map((text) => `<w:tc>${paragraph({ text })}</w:tc>`).join('')}</w:tr>`,
  );
  return `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr>${body.join('')}</w:tbl>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
