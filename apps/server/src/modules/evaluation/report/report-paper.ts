import {
  reportDocument,
  reportTitle,
  type EndpointInput,
  type PaperBlock,
  type reportPaper as endpoint,
  type ToldReport,
} from '@zhaocai/model';
import type { RootKey } from '../../../platform/audit/index.ts';
import { downloadHeaders } from '../../../platform/files/index.ts';
import { notFound, type Ctx, type RawAnswer } from '../../../platform/http/index.ts';
import { printedAnswer, proofBlocks, proofOf, signedJson } from '../../../platform/print/index.ts';
import { writeDocx } from '../../document/index.ts';
import { readReport } from './report-queries.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The report as its reader may read it, signed by this installation: as JSON, or on paper from the same facts. */
export async function reportPaper(
  key: RootKey,
  ctx: Ctx,
  { packageId, format }: EndpointInput<typeof endpoint>,
): Promise<RawAnswer> {
  const told = (await readReport(ctx, { packageId })) ?? notFound();
  const record = recordOf(told);
  const proof = proofOf(key, record);
  const { projectNo, packageNo } = told.body;
  const name = `evaluation-${projectNo}-${String(packageNo)}`;
  if (format === 'json') return signedJson(name, record, proof);
  const title = reportTitle(told.body, ctx.language);
  const blocks = [...reportDocument(told, ctx.language), ...proofBlocks(ctx.language, proof)];
  if (format === 'pdf') return printedAnswer(ctx, { title, blocks });
  return {
    headers: downloadHeaders({ fileName: `${title}.docx`, contentType: wordType }),
    body: writeDocx([{ text: title, isTitle: true }, ...blocks.map(ofWord)]),
  };
}

/** What is vouched for: the words of the report, what was said to them, and whom the purchaser has passed over. */
function recordOf({ reportId, reportStatus, digest, drawTime, signedTime, isMasked, body, ...told }: ToldReport) {
  const signatures = told.signatures.map(({ name, role, signatureStatus, signTime, dissent }) => {
    return { name, role, signatureStatus, signTime, dissent };
  });
  const { passedOver } = told;
  return { reportId, reportStatus, digest, drawTime, signedTime, isMasked, report: body, signatures, passedOver };
}

function ofWord(block: PaperBlock): Parameters<typeof writeDocx>[0][number] {
  if (block.kind === 'table') return block.columns ? [block.columns, ...block.rows] : block.rows;
  return block.kind === 'heading' ? { text: block.text, isHeading: true } : block.text;
}
