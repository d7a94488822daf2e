import { createHash } from 'node:crypto';
import { reportBody, type evaluationReport, type PassedOver, type ReportBody, type Row } from '@zhaocai/model';
import { refuse } from '../../../platform/http/index.ts';

type ReportRow = Row<typeof evaluationReport>;

/** SHA-256 of what is signed, in hexadecimal digits. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** What stands in a report, if it is what was drawn up; `name` says in a refusal what it is of. */
export function bodyIn({ content, digest }: Pick<ReportRow, 'content' | 'digest'>, name: string): ReportBody {
  if (digestOf(content ?? '') !== digest) refuse('evaluation.reportForged', { name });
  return reportBody.parse(JSON.parse(content ?? 'null'));
}

export function passedOverIn({ passedOver }: Pick<ReportRow, 'passedOver'>): readonly PassedOver[] {
  // Written by `passOver` alone.
  return (passedOver ?? []) as PassedOver[];
}
