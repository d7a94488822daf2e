const modules = 'apps/server/src/modules';

/** A violation that the check must find. */
export interface Plant {
  readonly breaks: string;
  readonly step:
    | 'boundaries'
    | 'lint'
    | 'types'
    | 'format'
    | 'unused code'
    | 'texts once'
    | 'rules table'
    | 'entity cost'
    | 'domain cost';
  readonly file: string;
  readonly text: string;
  /** What the report must say about the file. */
  readonly finding: string;
}

/** One that a line in a module's file is enough for. */
export function habit(breaks: string, { file, text, finding }: Pick<Plant, 'file' | 'text' | 'finding'>): Plant {
  return { breaks, step: 'lint', file: `${modules}/estate/${file}`, text: `${text}\n`, finding };
}
