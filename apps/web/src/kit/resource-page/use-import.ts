import type { Endpoint, ImportCheck } from '@zhaocai/model';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fetchFile } from '../http/call.ts';
import { RequestError } from '../http/request-error.ts';
import { saveFile } from '../http/save-file.ts';
import { sendSpreadsheet, sendSpreadsheetForFile } from '../http/send-spreadsheet.ts';
import { useText } from '../text/language.ts';
import { useNotify } from '../widgets/use-notify.tsx';
import { spreadsheetTexts as texts } from './spreadsheet-texts.ts';

/** What is going on with which file. */
type Running = 'checking' | 'importing';

export interface ImportState {
  readonly file: File | undefined;
  readonly running: Running | undefined;
  readonly check: ImportCheck | undefined;
  /** Why the file as a whole was refused. */
  readonly refusal: string | undefined;
  readonly isCovered: boolean;
  readonly take: (file: File) => void;
  readonly cover: (isCovered: boolean) => void;
  readonly commit: () => void;
  readonly downloadTemplate: () => void;
  readonly downloadFaults: () => void;
}

/** What is imported: its calls, and what the file goes with. */
export interface ImportSource<O extends Counted = Counted> {
  readonly name: string;
  readonly check: Endpoint<never, ImportCheck>;
  readonly import: Endpoint<never, O>;
  readonly faults: Endpoint<never, unknown>;
  readonly template: Endpoint<Record<string, unknown>, unknown>;
  /** Rows may stand for what exists already. */
  readonly mayCover: boolean;
  /** Beside the file, in each call. */
  readonly query: Readonly<Record<string, string>>;
}

interface Counted {
  readonly added: number;
  readonly changed: number;
}

/** The steps of an import: a file is chosen and checked, what it would do is shown, then it is done. */
export function useImport<O extends Counted>(source: ImportSource<O>, onImported: (answer: O) => void): ImportState {
  const t = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [check, setCheck] = useState<ImportCheck>();
  const [isCovered, setCovered] = useState(false);
  const { running, refusal, during } = useStep(() => setCheck(undefined));
  const queryOf = (covers: boolean) => ({ ...source.query, isCovered: covers ? '1' : '0' });
  const judge = (spreadsheet: File, covers: boolean) =>
    void during('checking', async (signal) => {
      setCheck(undefined);
      setCheck(await sendSpreadsheet(source.check, { file: spreadsheet, query: queryOf(covers), signal }));
    });
  const take = (spreadsheet: File) => {
    setFile(spreadsheet);
    judge(spreadsheet, isCovered);
  };
  const cover = (covers: boolean) => {
    setCovered(covers);
    if (file) judge(file, covers);
  };
  const commit = () =>
    void during('importing', async (signal) => {
      if (!file) return;
      const answer = await sendSpreadsheet(source.import, { file, query: queryOf(isCovered), signal });
      notify.success(t(texts.imported, { added: answer.added, changed: answer.changed }));
      await queries.invalidateQueries();
      onImported(answer);
    });
  const downloads = useDownloads(source, { file, query: queryOf(isCovered) });
  return { file, running, check, refusal, isCovered, take, cover, commit, ...downloads };
}

/** One step at a time: a new one gives the one before up. */
function useStep(onRefused: () => void) {
  const abort = useRef<AbortController>(undefined);
  const [running, setRunning] = useState<Running>();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => () => abort.current?.abort(), []);
  const during = async (kind: Running, work: (signal: AbortSignal) => Promise<void>) => {
    abort.current?.abort();
    const own = new AbortController();
    abort.current = own;
    setRunning(kind);
    setRefusal(undefined);
    try {
      await work(own.signal);
    } catch (error) {
      if (own.signal.aborted) return;
      if (!(error instanceof RequestError)) throw error;
      onRefused();
      setRefusal(error.message);
    } finally {
      if (abort.current === own) setRunning(undefined);
    }
  };
  return { running, refusal, during };
}

interface Chosen {
  readonly file: File | undefined;
  readonly query: Readonly<Record<string, string>>;
}

function useDownloads(source: Pick<ImportSource, 'name' | 'template' | 'faults'>, { file, query }: Chosen) {
  const t = useText();
  const notify = useNotify();
  const { name } = source;
  const save = (fileName: string, bytes: Promise<Blob>) =>
    void bytes.then((blob) => saveFile(blob, fileName)).catch(notify.failure);
  return {
    downloadTemplate: () => save(t(texts.templateName, { name }), fetchFile(source.template, {})),
    downloadFaults() {
      if (file) save(t(texts.faultsName, { name }), sendSpreadsheetForFile(source.faults, { file, query }));
    },
  };
}
