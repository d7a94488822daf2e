import { entryChoices } from '@zhaocai/model/tendering/result-words';
import { manner } from '@zhaocai/model/tendering/choices';
import { useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useUnsaved } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { Explanations } from './explanations.tsx';
import { LocalFiles } from './local-files.tsx';
import { OwnCopyAlert } from './own-copy-alert.tsx';
import { PriceTable } from './price-table.tsx';
import { QuoteAlert } from './quote-alert.tsx';
import { QuoteFoot } from './quote-foot.tsx';
import { ReceiptPanel } from './receipt-panel.tsx';
import { SealDialog } from './seal-dialog.tsx';
import { SealPanel } from './seal-panel.tsx';
import { quoteTexts as texts } from './texts.ts';
import { useQuote, type QuoteSubject } from './use-quote.ts';
import { useQuoteDecisions } from './use-quote-decisions.tsx';

export interface QuoteWorkProps {
  readonly subject: QuoteSubject;
  readonly onReload: () => Promise<void>;
  readonly onDropCopy: () => void;
}

/** Prices, explanations and files on the left; what is sealed, until when, and the proof on the right. */
export function QuoteWork({ subject, onReload, onDropCopy }: QuoteWorkProps) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const work = useQuote(subject);
  const decisions = useQuoteDecisions(subject, work);
  useUnsaved(work.isDirty && work.mode !== 'closed', element);
  const { project, package: one } = subject;
  const isOpen = work.mode === 'compose' || work.mode === 'edit';
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isOpen) void decisions.submit();
  };
  const handleRemove = (fileId: string) =>
    work.change(({ files }) => ({ files: files.filter((kept) => kept.fileId !== fileId) }));
  return (
    <div className="kit-page quote-page" ref={element} onKeyDown={handleKey}>
      <PageHead
        title={t(texts.packageTitle, { no: one.packageNo, name: one.packageName })}
        note={<ChoiceTag choices={entryChoices(project.manner)} value={subject.own.entryStatus} />}
      >
        <Link to={`/bidding/projectDetail/index/${project.id}?tenantId=${project.tenantId}`}>
          {project.projectName}
        </Link>
        <Copyable value={project.projectNo} />
        <span>{project.buyerName}</span>
        <ChoiceTag choices={manner.choices} value={project.manner} />
      </PageHead>
      <div className="quote-columns">
        <div className="quote-main">
          <QuoteAlert
            work={work}
            subject={subject}
            onAgain={() => void work.again()}
            onReload={() => void onReload()}
          />
          <OwnCopyAlert subject={subject} work={work} onDrop={onDropCopy} />
          <Section title={t(texts.prices)} note={isOpen && t(texts.pricesHint)}>
            <PriceTable items={one.items} work={work} isReadOnly={!isOpen} />
          </Section>
          <Explanations draft={work.draft} demand={one} isReadOnly={!isOpen} onChange={work.change} />
          <Section title={t(texts.files)}>
            <LocalFiles files={work.draft.files} isReadOnly={!isOpen} onAdd={work.addLocal} onRemove={handleRemove} />
          </Section>
          <QuoteFoot work={work} decisions={decisions} />
          {work.isAskingSeal && <SealDialog subject={subject} work={work} />}
        </div>
        <aside className="quote-aside">
          <SealPanel subject={subject} mode={work.mode} onDeadline={() => void onReload()} />
          <ReceiptPanel subject={subject} />
        </aside>
      </div>
    </div>
  );
}
