export interface SpreadsheetRefusal {
  readonly summary: string;
  readonly faults: readonly { readonly row: number; readonly text: string }[];
  /** The list was too long to be sent whole. */
  readonly isCut: boolean;
}

const line = /^(?:第\s*(\d+)\s*行：|Row (\d+): )(.*)$/;

/** The server's refusal of a spreadsheet, row by row; undefined where it is about something else. */
export function spreadsheetRefusal(message: string): SpreadsheetRefusal | undefined {
  const [summary = '', ...lines] = message.split('\n');
  const faults = lines.flatMap((text) => {
    const match = line.exec(text);
    return match ? [{ row: Number(match[1] ?? match[2]), text: match[3] ?? '' }] : [];
  });
  if (faults.length === 0) return undefined;
  return { summary: summary.replace(/[:：]\s*$/, ''), faults, isCut: lines.at(-1) === '…' };
}
