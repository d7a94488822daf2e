import { DownloadOutlined } from '@ant-design/icons';
import type { Endpoint, Entity, Fields } from '@zhaocai/model';
import { resource } from '@zhaocai/model/kit/resource';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ExportProgress } from '../http/framed-export.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { Dialog } from '../widgets/dialog.tsx';
import { useNotify } from '../widgets/use-notify.tsx';
import { grouped } from './grouped.ts';
import { spreadsheetTexts as texts } from './spreadsheet-texts.ts';

// Loaded when an export takes its time: lists are there sooner.
const ExportProgressBar = lazy(async () => ({ default: (await import('./export-progress.tsx')).ExportProgressBar }));

export interface ExportButtonProps<F extends Fields> {
  readonly entity: Entity<F>;
  /** The list's filters and order, and its columns where they are chosen. Asked when the button is pressed. */
  readonly input: () => Readonly<Record<string, unknown>>;
}

/** What takes less than this needs no dialog. */
const quietMs = 500;

/** Exports what the list of an entity shows, all pages of it. */
export function ExportButton<F extends Fields>({ entity, input }: ExportButtonProps<F>) {
  const t = useText();
  const endpoint = resource(entity).export;
  return endpoint && <SpreadsheetButton endpoint={endpoint} name={t(entity.label)} input={input} />;
}

export interface SpreadsheetButtonProps {
  readonly endpoint: Pick<Endpoint, 'route'>;
  /** Of what is exported. */
  readonly name: string;
  readonly input: () => Readonly<Record<string, unknown>>;
}

/** A long export shows how far it is and can be given up. */
export function SpreadsheetButton({ endpoint, name, input }: SpreadsheetButtonProps) {
  const t = useText();
  const { run, isRunning, isShown, progress, cancel } = useExport({ endpoint, name });
  return (
    <>
      <Button icon={<DownloadOutlined />} loading={isRunning} onClick={() => void run(input())}>
        {t(kitTexts.export)}
      </Button>
      <Dialog isOpen={isShown} title={t(texts.exportTitle, { name })} width={480} onClose={cancel}>
        <Suspense>
          <ExportProgressBar progress={progress} />
        </Suspense>
        <div className="kit-form-foot">
          <span className="kit-form-hint" />
          <Button autoFocus onClick={cancel}>
            {t(texts.exportCancel)}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function useExport({ endpoint, name }: Pick<SpreadsheetButtonProps, 'endpoint' | 'name'>) {
  const t = useText();
  const notify = useNotify();
  const running = useRef<AbortController>(undefined);
  const [isRunning, setRunning] = useState(false);
  const [isShown, setShown] = useState(false);
  const [progress, setProgress] = useState<ExportProgress>();
  // Who leaves the page waits for no file.
  useEffect(() => () => running.current?.abort(), []);
  const run = async (input: Readonly<Record<string, unknown>>) => {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    setProgress(undefined);
    setRunning(true);
    const timer = setTimeout(() => setShown(true), quietMs);
    let total = 0;
    const onProgress = (next: ExportProgress) => {
      ({ total } = next);
      setProgress(next);
    };
    try {
      const { framedExport } = await import('../http/framed-export.ts');
      await framedExport({ endpoint, input, fallbackName: `${name}.xlsx`, onProgress, signal: abort.signal });
      notify.success(t(texts.exported, { total: grouped(total) }));
    } catch (error) {
      if (!abort.signal.aborted) notify.failure(error);
    } finally {
      clearTimeout(timer);
      running.current = undefined;
      setShown(false);
      setRunning(false);
    }
  };
  return { run, isRunning, isShown, progress, cancel: () => running.current?.abort() };
}
