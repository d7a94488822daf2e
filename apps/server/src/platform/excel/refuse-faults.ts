import type { Language } from '@zhaocai/model';
import { refuse } from '../http/refusal.ts';
import type { SpreadsheetFault } from './spreadsheet-fault.ts';

/** More lines than this nobody reads at once; the count says how many there are. */
const shownFaults = 50;

/** Refuses an import with its faults, row by row as Excel numbers them. Call it only with faults. */
export function refuseFaults(faults: readonly SpreadsheetFault[], language: Language): never {
  refuse('file.spreadsheetFaults', { count: faults.length, lines: linesOf(faults, language) });
}

function linesOf(faults: readonly SpreadsheetFault[], language: Language): string {
  const lines = [...faults]
    .sort((left, right) => left.row - right.row)
    .slice(0, shownFaults)
    .map(({ row, message }) => (language === 'zh' ? `第${row}行：${message.zh}` : `Row ${row}: ${message.en}`));
  return [...lines, ...(faults.length > shownFaults ? ['…'] : [])].join('\n');
}
