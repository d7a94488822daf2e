import { crc32, deflateRawSync } from 'node:zlib';
import { CFB, utils, write } from '@e965/xlsx';

/** Real files of each kind, made in memory for tests. */
export const sampleBytes = {
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  rar: Buffer.from('526172211a0701003392b5e50a01050600050101808000', 'hex'),
  zip: zipOf({ '清单.txt': '课桌 40 张' }),
  docx: zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' }),
  xlsx: Buffer.from(write(workbook(), { type: 'buffer', bookType: 'xlsx' })),
  xls: Buffer.from(write(workbook(), { type: 'buffer', bookType: 'biff8' })),
  doc: compound('/WordDocument'),
  txt: Buffer.from('投标函\r\n我方承诺按期供货。\r\n'),
  exe: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(510)]),
  msi: compound('/Property'),
};

function workbook() {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['品名'], ['课桌']]));
  return book;
}

function compound(stream: string): Buffer {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, stream, Buffer.alloc(5_000, 1));
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
}

/** A zip archive of these entries. */
export function zipOf(entries: Readonly<Record<string, string | Buffer>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(0x800, 2);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(crc32(plain), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(plain.length, 18);
    header.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), header, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), header, tail, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(locals.length, 4);
  end.writeUInt16LE(locals.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06'), end]);
}
