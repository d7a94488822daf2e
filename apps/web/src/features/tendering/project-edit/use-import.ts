import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestError } from '../../../kit/http/request-error.ts';
import { uploadFile, type Upload } from '../../../kit/http/upload.ts';
import { translate } from '../../../kit/text/language.ts';
import { judgeFile } from '../../../kit/widgets/file-rules.ts';
import { spreadsheetRefusal, type SpreadsheetRefusal } from '../../../kit/resource-page/spreadsheet-refusal.ts';

const rules = { suffixes: ['xlsx'], maxMegabytes: 20 };

export interface ImportWork {
  readonly run: (file: File) => Promise<void>;
  /** Name of the file that is being read. */
  readonly running: string | undefined;
  /** What the spreadsheet's rows were refused for. */
  readonly refusal: SpreadsheetRefusal | undefined;
  /** Any other reason why nothing was imported. */
  readonly error: string | undefined;
}

/** Where a spreadsheet goes. */
export type SpreadsheetPlace = Pick<Upload, 'path' | 'query'>;

/** Sends a spreadsheet; `onImported` gets what the import answered. */
export function useImport(place: SpreadsheetPlace, onImported: (answer: unknown) => void): ImportWork {
  const queries = useQueryClient();
  const [running, setRunning] = useState<string>();
  const [refusal, setRefusal] = useState<SpreadsheetRefusal>();
  const [error, setError] = useState<string>();
  const send = async (file: File) => {
    const answer: unknown = await uploadFile({ file, ...place });
    await queries.invalidateQueries();
    onImported(answer);
  };
  const run = async (file: File) => {
    const fault = judgeFile(file, rules);
    setRefusal(undefined);
    setError(fault && translate(fault.text, fault.parameters));
    if (fault || running !== undefined) return;
    setRunning(file.name);
    try {
      await send(file);
    } catch (reason) {
      if (!(reason instanceof RequestError)) throw reason;
      const rows = spreadsheetRefusal(reason.message);
      setRefusal(rows);
      setError(rows ? undefined : reason.message);
    } finally {
      setRunning(undefined);
    }
  };
  return { run, running, refusal, error };
}
