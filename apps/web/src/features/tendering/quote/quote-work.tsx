import '../parts/detail-columns.css';
import './quote.css';
import { entryStatuses } from '@zhaocai/contract/tendering/choices';
import { Alert, Input } from 'antd';
import { useId, useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useTabTitle, useUnsaved } from '../../../kit/page/page-tab.ts';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { moneyInCapitals } from '../../../kit/widgets/money-capitals.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { DetailColumns } from '../parts/detail-columns.tsx';
import { PriceTable, quoteFaultText } from './price-table.tsx';
import type { QuoteDraft } from './quote-draft.ts';
import { QuoteNext } from './quote-next.tsx';
import { ReceiptPanel } from './receipt-panel.tsx';
import { SealedFiles } from './sealed-files.tsx';
import { quoteTexts as texts } from './texts.ts';
import { useQuote, type QuoteSubject } from './use-quote.ts';

/** The bidder's page of one package: prices, words, files, seal. */
export function QuoteWork({ subject }: { subject: QuoteSubject }) {
  const { project, one, own } = subject;
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const work = useQuote(subject);
  const { hand, withdraw } = useHanding(work);
  const name = t(texts.packageOf, { no: one.packageNo, name: one.packageName });
  useTabTitle(`${t(texts.title)} ${one.packageName}`);
  useUnsaved(work.isDirty, element);
  const isEditable = work.state === 'editing';
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isEditable) void hand();
  };
  return (
    <div className="kit-page" ref={element} onKeyDown={handleKey}>
      <PageHead title={name} note={<ChoiceTag choices={entryStatuses} value={own.entryStatus} />}>
        <Link to={`/bidding/projectDetail/index/${project.id}?tenantId=${project.tenantId}`}>
          {project.projectName}
        </Link>
        <Copyable value={project.projectNo} />
        <span>
          {t(texts.entryNum)} <Copyable value={one.entry?.entryNum} />
        </span>
      </PageHead>
      {work.state === 'closed' && <Alert type="warning" showIcon title={t(texts.closedTitle)} />}
      <DetailColumns
        aside={
          <>
            <QuoteNext
              subject={subject}
              state={work.state}
              isChanging={work.isChanging}
              isRunning={work.isRunning}
              onHand={() => void hand()}
              onChange={work.startChange}
              onDrop={work.dropChange}
              onWithdraw={() => void withdraw()}
            />
            <ReceiptPanel receipts={own.receipts} />
          </>
        }
      >
        <Section title={t(texts.prices)}>
          <PriceTable
            items={one.items}
            prices={work.draft.prices}
            judgement={work.judgement}
            ceiling={work.ceiling}
            isEditable={isEditable}
            onPrice={(itemId, price) => work.change({ prices: { ...work.draft.prices, [itemId]: price } })}
          />
        </Section>
        <Section title={t(texts.explanation)}>
          <QuoteWords draft={work.draft} isEditable={isEditable} onChange={work.change} />
        </Section>
        <Section title={t(texts.files)} note={t(texts.filesNote)}>
          <SealedFiles
            entryId={own.entryId}
            files={work.draft.files}
            isEditable={isEditable}
            onChange={(files) => work.change({ files })}
          />
        </Section>
      </DetailColumns>
    </div>
  );
}

interface QuoteWordsProps {
  readonly draft: QuoteDraft;
  readonly isEditable: boolean;
  readonly onChange: (part: Partial<QuoteDraft>) => void;
}

function QuoteWords({ draft, isEditable, onChange }: QuoteWordsProps) {
  const t = useText();
  const id = useId();
  const fields = [
    { key: 'matchExplain', label: texts.matchExplain, help: texts.matchHelp, max: 4000 },
    { key: 'serviceShow', label: texts.serviceShow, help: texts.serviceHelp, max: 4000 },
    { key: 'remark', label: texts.remark, help: undefined, max: 2000 },
  ] as const;
  return (
    <>
      {fields.map(({ key, label, help, max }) => (
        <div className="tender-field" key={key}>
          <label className="tender-label" htmlFor={id + key}>
            {t(label)}
          </label>
          {isEditable ? (
            <Input.TextArea
              id={id + key}
              autoSize={{ minRows: 3, maxRows: 12 }}
              maxLength={max}
              value={draft[key]}
              placeholder={help && t(help)}
              onChange={(event) => onChange({ [key]: event.target.value })}
            />
          ) : (
            <span className="kit-lines" id={id + key}>
              {draft[key] || '—'}
            </span>
          )}
        </div>
      ))}
    </>
  );
}

/** Asks before what binds or cannot be undone. */
function useHanding(work: ReturnType<typeof useQuote>) {
  const t = useText();
  const language = useLanguage();
  const notify = useNotify();
  const confirm = useConfirm();
  return {
    hand: async () => {
      const { fault, total } = work.judgement;
      work.demandAll();
      if (fault) return notify.warning(quoteFaultText(fault, language));
      const amounts = { total: formatMoney(total), capitals: moneyInCapitals(total) ?? '' };
      const isSure = await confirm({
        title: t(work.isChanging ? texts.replaceTitle : texts.submitTitle),
        text: t(work.isChanging ? texts.replaceText : texts.submitText, amounts),
        ok: t(work.isChanging ? texts.replace : texts.submit),
      });
      if (isSure) await work.hand();
    },
    withdraw: async () => {
      const isSure = await confirm({
        title: t(texts.withdrawTitle),
        text: t(texts.withdrawText),
        ok: t(texts.withdraw),
        isDangerous: true,
      });
      if (isSure) await work.withdraw();
    },
  };
}
