import { isRead, printAnswers, queryByBusinessId, readForm, type Printed, type PrintRow } from '@zhaocai/model';
import { refuse, type Ctx, type RawAnswer } from '../../../platform/http/index.ts';
import { factsTable, htmlBlocks, printedAnswer, seenOf, type SheetBlock } from '../../../platform/print/index.ts';
import { answerDetail } from './answer-detail.ts';

/** An answer on paper, for whoever reads it: in the version of the form that was filled in, its attachments by name. */
export async function answerPdf(ctx: Ctx, { businessId }: { businessId: string }): Promise<RawAnswer> {
  const answer = seenOf(ctx, queryByBusinessId, await answerDetail(ctx, { businessId }));
  const read = readForm(answer.jsonData);
  if (!isRead(read)) return refuse('form.unreadable', { faults: '' });
  const { title, formName, versionNo, createUserName, createTime } = answer;
  const note = `${formName} v${versionNo}　${createUserName ?? ''}　${createTime.slice(0, 16)}`;
  return printedAnswer(ctx, { title, note, blocks: answerBlocks(printAnswers(read.form, answer.answers)) });
}

/** Names with their values in one table, broken by the headings and the inner tables of the form. */
function answerBlocks(rows: readonly PrintRow[]): SheetBlock[] {
  const blocks: SheetBlock[] = [];
  let facts: [string, string][] = [];
  const settle = () => {
    if (facts.length > 0) blocks.push(factsTable(facts));
    facts = [];
  };
  for (const { label, printed } of rows) {
    if (printed.kind !== 'heading' && printed.kind !== 'rows') {
      facts.push([label, printedText(printed)]);
      continue;
    }
    settle();
    blocks.push({ kind: 'heading', text: label });
    if (printed.kind === 'rows')
      blocks.push({ kind: 'table', columns: printed.columns, rows: printed.rows.map((row) => row.map(printedText)) });
  }
  settle();
  return blocks;
}

function printedText(printed: Printed): string {
  if (printed.kind === 'text') return printed.text;
  if (printed.kind === 'files') return printed.files.map(({ name }) => name).join('\n');
  if (printed.kind === 'html') return htmlBlocks(printed.html).map(blockText).join('\n');
  return '';
}

function blockText(block: SheetBlock): string {
  return block.kind === 'table' ? block.rows.map((row) => row.join('　')).join('\n') : block.text;
}
