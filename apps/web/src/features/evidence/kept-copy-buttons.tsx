import { DiffOutlined, DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { saveFile } from '../../kit/http/save-file.ts';
import { useText } from '../../kit/text/language.ts';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import { compareCopy, copyText, type Comparison, type RootBookFacts } from './kept-copy.ts';
import { rootTexts as texts } from './texts.ts';
import { allRoots } from './use-root-check.ts';

export interface KeptCopies {
  readonly comparison: Comparison | undefined;
  readonly buttons: React.ReactNode;
}

/** Takes the roots along, and compares them with what was taken along before. */
export function useKeptCopies(facts: RootBookFacts): KeptCopies {
  const t = useText();
  const notify = useNotify();
  const picker = useRef<HTMLInputElement>(null);
  const [comparison, setComparison] = useState<Comparison>();
  const [isBusy, setBusy] = useState(false);
  const whileBusy = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch(notify.failure);
    setBusy(false);
  };
  const save = async () => {
    const roots = await allRoots(facts.months);
    const name = t(texts.fileName, { tenant: facts.tenantId, day: roots[0]?.day ?? '' });
    saveFile(new Blob([copyText(facts, roots)], { type: 'application/json' }), name);
  };
  const compare = async (file: File) =>
    setComparison(compareCopy(await file.text(), facts, await allRoots(facts.months)));
  const handlePick = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) void whileBusy(() => compare(file));
  };
  const buttons = (
    <>
      <Button icon={<DownloadOutlined />} loading={isBusy} onClick={() => void whileBusy(save)}>
        {t(texts.download)}
      </Button>
      <Button icon={<DiffOutlined />} disabled={isBusy} onClick={() => picker.current?.click()}>
        {t(texts.compare)}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t(texts.compare)}
        onChange={handlePick}
      />
    </>
  );
  return { comparison, buttons };
}

export function ComparisonAlert({ comparison }: { readonly comparison: Comparison }) {
  const t = useText();
  if (comparison.kind === 'unreadable') return <Alert type="warning" showIcon title={t(texts.noCopy)} />;
  if (comparison.kind === 'otherTenant')
    return <Alert type="warning" showIcon title={t(texts.otherTenant, { tenant: comparison.tenantId })} />;
  const { days, differing, isKeyOther } = comparison;
  const hint = isKeyOther ? t(texts.otherKey) : undefined;
  if (differing.length === 0)
    return <Alert type="success" showIcon title={t(texts.agrees, { days })} description={hint} />;
  const named = t(texts.differs, { days: differing.slice(0, 10).join(', ') });
  return <Alert type="error" showIcon title={named} description={[t(texts.keep), hint].filter(Boolean).join(' ')} />;
}
