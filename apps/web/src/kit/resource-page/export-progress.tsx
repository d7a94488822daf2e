import { Progress } from 'antd';
import type { ExportProgress } from '../http/framed-export.ts';
import { useText } from '../text/language.ts';
import { grouped } from './grouped.ts';
import { spreadsheetTexts as texts } from './spreadsheet-texts.ts';

/** How far an export is: rows of how many. */
export function ExportProgressBar({ progress }: { readonly progress: ExportProgress | undefined }) {
  const t = useText();
  const percent = progress && progress.total > 0 ? Math.floor((progress.rows / progress.total) * 100) : 0;
  const words = progress
    ? t(texts.exportRows, { rows: grouped(progress.rows), total: grouped(progress.total) })
    : t(texts.exportCounting);
  return (
    <>
      <Progress percent={percent} aria-label={words} />
      <p className="kit-number" aria-live="off">
        {words}
      </p>
    </>
  );
}
