import type { DataColumn } from '../../kit/data-table/column.ts';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { logTexts as texts } from './texts.ts';

interface Titled {
  readonly title: string;
  readonly titleEn: string;
  readonly method: string | null;
  readonly requestUri: string | null;
}

/** To the second: a log is read beside other logs. */
export function timeColumn<R extends { readonly createTime: string }>(): DataColumn<R> {
  return {
    prop: 'createTime',
    label: texts.time,
    width: 175,
    sortable: true,
    render: (row) => <time className="kit-number">{row.createTime}</time>,
  };
}

/** What was done, in the reader's language, and by which call. */
export function TitleCell({ row }: { row: Titled }) {
  const language = useLanguage();
  return (
    <span className="log-title">
      <span>{language === 'en' ? row.titleEn : row.title}</span>
      {row.requestUri && (
        <small className="kit-mono" title={row.requestUri}>
          {row.method} {row.requestUri}
        </small>
      )}
    </span>
  );
}

export function StatusCell({ status }: { status: number }) {
  return <ToneTag tone={status < 400 ? 'green' : status < 500 ? 'orange' : 'red'}>{status}</ToneTag>;
}

const slowMs = 1000;

/** A call that people had to wait for stands out. */
export function DurationCell({ ms }: { ms: number }) {
  const t = useText();
  return <span className={ms >= slowMs ? 'kit-number log-slow' : 'kit-number'}>{t(texts.ms, { ms })}</span>;
}
