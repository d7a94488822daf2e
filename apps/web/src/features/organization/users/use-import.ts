import { useQueryClient } from '@tanstack/react-query';
import { parseRoute, type EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { importUsers } from '@zhaocai/model/organization/user-endpoints';
import { useState } from 'react';
import { RequestError } from '../../../kit/http/request-error.ts';
import { uploadFile } from '../../../kit/http/upload.ts';
import { placeInput, type Place } from '../place.ts';
import { spreadsheetRefusal, type SpreadsheetRefusal } from '../../../kit/resource-page/spreadsheet-refusal.ts';

type Imported = EndpointOutput<typeof importUsers>;

export interface ImportWork {
  readonly run: (file: File) => Promise<void>;
  /** Name of the file that is being read. */
  readonly running: string | undefined;
  readonly refusal: SpreadsheetRefusal | undefined;
  /** Any other reason why nothing was imported. */
  readonly error: string | undefined;
}

export function useImport(
  { place, isCovered }: { readonly place: Place; readonly isCovered: boolean },
  onImported: (imported: Imported) => void,
): ImportWork {
  const queries = useQueryClient();
  const [running, setRunning] = useState<string>();
  const [refusal, setRefusal] = useState<SpreadsheetRefusal>();
  const [error, setError] = useState<string>();
  const send = async (file: File) => {
    const query = { ...placeInput(place), isCovered: isCovered ? '1' : '0' };
    // The upload is typed for stored files; this path answers what its endpoint says.
    const answer: unknown = await uploadFile({ file, path: parseRoute(importUsers.route).path, query });
    await queries.invalidateQueries();
    onImported(answer as Imported);
  };
  const run = async (file: File) => {
    if (running !== undefined) return;
    setRefusal(undefined);
    setError(undefined);
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
