import { resultWords } from '@zhaocai/model/tendering/result-words';
import type { Comparison } from '@zhaocai/model/tendering/opening-endpoints';
import { isInApproval } from '@zhaocai/model/workflow/object-approval';
import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { useUnsaved } from '../../../kit/page/page-tab.ts';
import { useKeptDraft } from '../../../kit/resource-form/use-kept-draft.tsx';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { ApprovalPanel } from '../../workflow/index.ts';
import { ComparisonHead } from './comparison-head.tsx';
import { ComparisonSums } from './comparison-sums.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { faultText } from './reason-row.tsx';
import { totalsOf, type SelectionDraft } from './selection-draft.ts';
import { comparisonTexts as texts } from './texts.ts';
import { UnopenedSection } from './unopened-section.tsx';
import { useSelection } from './use-selection.ts';

export interface ComparisonWorkProps {
  readonly comparison: Comparison;
  readonly onReload: () => Promise<Comparison | undefined>;
}

/** Choosing: tick, give reasons, save, hand in. */
export function ComparisonWork({ comparison, onReload }: ComparisonWorkProps) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const work = useSelection(comparison);
  const handleSubmit = useSubmit(comparison, work);
  useUnsaved(work.isDirty, element);
  const keptOffer = useKeptSelection(comparison, work);
  // Returned from its approval it is changed here, and handed in again there.
  const isFirst = !isInApproval(comparison.approval);
  const mode = comparison.canSelect ? 'select' : 'read';
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && comparison.canSelect && isFirst)
      void handleSubmit();
  };
  const handleReload = async () => {
    const newest = await onReload();
    if (newest) work.rebase(newest.version);
  };
  return (
    <div className="kit-page" ref={element} onKeyDown={handleKey}>
      <ComparisonHead title={t(texts.title)} comparison={comparison} draft={work.draft}>
        {comparison.canSelect ? (
          <>
            <Button disabled={!work.isDirty} loading={work.isRunning} onClick={() => work.save()}>
              {t(texts.save)}
            </Button>
            {isFirst && (
              <Button type="primary" loading={work.isRunning} onClick={() => void handleSubmit()}>
                {t(texts.submit, { result: t(resultWords(comparison.manner).result) })}
              </Button>
            )}
          </>
        ) : (
          <ToneTag tone="grey">{t(texts.readOnly)}</ToneTag>
        )}
      </ComparisonHead>
      {comparison.canSelect && keptOffer}
      {work.error?.kind === 'refused' && (
        <Alert
          type="error"
          showIcon
          title={work.error.message}
          action={
            <Button size="small" onClick={() => void handleReload()}>
              {t(texts.reload)}
            </Button>
          }
        />
      )}
      <ComparisonSums comparison={comparison} draft={work.draft} />
      <ApprovalPanel approval={comparison.approval} />
      <UnopenedSection comparison={comparison} onRuled={handleReload} />
      {comparison.suppliers.length === 0 ? (
        <Empty title={t(texts.noOffers)} help={t(texts.noOffersHelp)} />
      ) : (
        <ComparisonTable
          comparison={comparison}
          draft={work.draft}
          mode={mode}
          isComplete={work.isComplete}
          onToggle={work.toggle}
          onReason={work.setReason}
          onReject={work.setRejection}
        />
      )}
    </div>
  );
}

/** Ids and reasons alone: no price is left in a browser. */
interface KeptSelection extends Pick<SelectionDraft, 'reasons' | 'rejections'> {
  readonly chosen: readonly string[];
}

/** Keeps what is ticked and written until it is saved, and offers what was left the last time. */
function useKeptSelection({ projectId }: Comparison, { unsaved, restore }: ReturnType<typeof useSelection>) {
  const typing = useKeptDraft<KeptSelection>(`selection ${projectId}`, ({ chosen, ...reasons }) =>
    restore({ ...reasons, chosen: new Set(chosen) }),
  );
  const last = useRef(unsaved);
  const keep = useEffectEvent(() => {
    if (unsaved) typing.keep({ ...unsaved, chosen: [...unsaved.chosen] } satisfies KeptSelection);
    else if (last.current) typing.drop();
    last.current = unsaved;
  });
  useEffect(() => keep(), [unsaved]);
  return typing.offer;
}

/** Judges as the server will, asks, saves what is unsaved, hands in. */
function useSubmit(comparison: Comparison, work: ReturnType<typeof useSelection>) {
  const t = useText();
  const language = useLanguage();
  const notify = useNotify();
  const confirm = useConfirm();
  return async () => {
    const fault = work.judge();
    if (fault) return notify.warning(faultText(fault, language));
    const { decided, selected } = totalsOf(comparison, work.draft);
    const result = t(resultWords(comparison.manner).result);
    const isSure = await confirm({
      title: t(texts.submitTitle, { result }),
      text: t(decided === 0 ? texts.submitNobody : texts.submitText, { decided, selected: formatMoney(selected) }),
      ok: t(texts.submit, { result }),
    });
    if (isSure) work.submit();
  };
}
