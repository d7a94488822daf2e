import { resource, type Entity, type ImportCheck } from '@zhaocai/model';
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

/** The steps of an import: a file is chosen and checked, what it would do is shown, then it is done. */
export function useImport(entity: Entity, onImported: () => void): ImportState {
  const t = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const calls = resource(entity);
  const [file, setFile] = useState<File>();
  const [check, setCheck] = useState<ImportCheck>();
  const [isCovered, setCovered] = useState(false);
  const { running, refusal, during } = useStep(() => setCheck(undefined));
  const judge = (spreadsheet: File, covers: boolean) =>
    void during('checking', async (signal) => {
      setCheck(undefined);
      const endpoint = calls.importCheck;
      if (endpoint) setCheck(await sendSpreadsheet(endpoint, { file: spreadsheet, query: queryOf(covers), signal }));
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
      if (!file || !calls.import) return;
      const { added, changed } = await sendSpreadsheet(calls.import, { file, query: queryOf(isCovered), signal });
      notify.success(t(texts.imported, { added, changed }));
      await queries.invalidateQueries();
      onImported();
    });
  return { file, running, check, refusal, isCovered, take, cover, commit, ...useDownloads(entity, file, isCovered) };
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

function useDownloads(entity: Entity, file: File | undefined, isCovered: boolean) {
  const t = useText();
  const notify = useNotify();
  const { importTemplate, importFaults } = resource(entity);
  const named = { name: t(entity.label) };
  const save = (name: string, bytes: Promise<Blob>) =>
    void bytes.then((blob) => saveFile(blob, name)).catch(notify.failure);
  return {
    downloadTemplate() {
      if (importTemplate) save(t(texts.templateName, named), fetchFile(importTemplate, {}));
    },
    downloadFaults() {
      if (!file || !importFaults) return;
      save(t(texts.faultsName, named), sendSpreadsheetForFile(importFaults, { file, query: queryOf(isCovered) }));
    },
  };
}

function queryOf(isCovered: boolean): Record<string, string> {
  return { isCovered: isCovered ? '1' : '0' };
}
