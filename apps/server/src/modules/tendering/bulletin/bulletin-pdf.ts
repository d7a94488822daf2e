import { bulletin, bulletinById, type BulletinDetail } from '@zhaocai/model';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { htmlBlocks, printedAnswer, seenOf, type SheetBlock } from '../../../platform/print/index.ts';
import { readBulletin } from './bulletin-queries.ts';

/** A notice on paper, for whoever reads it. */
export async function bulletinPdf(ctx: Ctx, input: { id: string; tenantId?: string }): Promise<RawAnswer> {
  const notice = seenOf(ctx, bulletinById, await readBulletin(ctx, input));
  const { title, buyerName, projectNo, publishTime, content } = notice;
  const note = [buyerName, projectNo, publishTime?.slice(0, 16)].filter(Boolean).join('　');
  return printedAnswer(ctx, { title, note, blocks: [...htmlBlocks(content ?? ''), ...filesOf(ctx, notice)] });
}

function filesOf({ language }: Ctx, { files }: BulletinDetail): SheetBlock[] {
  if (!files || files.length === 0) return [];
  const names = files.map(({ fileName }) => ({ kind: 'text', text: fileName }) as const);
  return [{ kind: 'heading', text: bulletin.fields.files.label[language] }, ...names];
}
