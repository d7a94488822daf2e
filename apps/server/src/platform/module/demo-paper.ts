import type { Ctx } from '../http/context.ts';
import type { Files } from '../files/index.ts';
import { createPrinter } from '../print/index.ts';

/** A paper of the demo as somebody uploads it; as a form sends it. */
export async function demoPaper(files: Files, ctx: Ctx, title: string) {
  const text = '演示材料，仅用于展示业务流程。';
  // Without a browser: the first start waits for none.
  const bytes = await createPrinter(null).pdfOf({ title, note: '', blocks: [{ kind: 'text', text }] });
  const { fileId, fileName } = await files.storeBytes(ctx, { fileName: `${title}.pdf`, bytes });
  return { fileId, fileName, fileUrl: '', fileSuffix: 'pdf' };
}
