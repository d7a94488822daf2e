import { trimZeros } from '@zhaocai/model/kit/number-text';
import { entryLifecycle } from '@zhaocai/model/tendering/entry-lifecycle';
import { entryChoices } from '@zhaocai/model/tendering/result-words';
import type { PublishedPackage, PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { Alert, Button } from 'antd';
import { useNavigate } from 'react-router';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { nextStep } from '../bid-list/next-step.ts';
import { factsOf } from './next-panel.tsx';
import { bidProjectTexts as texts } from './texts.ts';

export interface PackageSectionProps {
  readonly project: PublishedProject;
  readonly package: PublishedPackage;
  readonly now: string;
}

/** What one package asks for, and how the own registration for it stands. */
export function PackageSection({ project, package: one, now }: PackageSectionProps) {
  const t = useText();
  const navigate = useNavigate();
  const { entry } = one;
  const step = entry && nextStep(factsOf(project, entry), now);
  const isElsewhere = step?.to.startsWith('/bidding/onLineQuote') ?? false;
  return (
    <Section
      title={t(texts.packageTitle, { no: one.packageNo, name: one.packageName })}
      note={
        entry ? (
          <ChoiceTag choices={entryChoices(project.manner)} value={entry.entryStatus} />
        ) : (
          <ToneTag tone="grey">{t(texts.notEntered)}</ToneTag>
        )
      }
      extra={
        step &&
        isElsewhere && (
          <Button size="small" onClick={() => void navigate(step.to)}>
            {t(step.label)}
          </Button>
        )
      }
    >
      {entry && entryLifecycle.is(entry.entryStatus, 'rejected') && (
        <Alert
          type="error"
          showIcon
          className="bid-rejected"
          title={t(texts.rejected, { reason: entry.rejectReason ?? '—' })}
        />
      )}
      <DescriptionList
        facts={[
          { key: 'budget', label: t(texts.budget), value: <Money value={one.budget} unit /> },
          {
            key: 'ceiling',
            label: t(texts.ceiling),
            value: <Money value={one.ceilingMoney ?? project.ceilingMoney ?? one.budget} unit />,
          },
          { key: 'quoteType', label: t(texts.quoteType), value: one.quoteTypeStr },
          { key: 'maxWinners', label: t(texts.maxWinners), value: one.maxWinners },
          ...wide(t(texts.techParams), one.techParams),
          ...wide(t(texts.afterSale), one.afterSale),
        ]}
      />
      <GoodsTable items={one.items} />
    </Section>
  );
}

/** A fact over the whole width, where there is one. */
export function wide(label: string, text: string | null) {
  return text ? [{ key: label, label, value: <span className="kit-lines">{text}</span>, isWide: true }] : [];
}

function GoodsTable({ items }: { items: PublishedPackage['items'] }) {
  const t = useText();
  return (
    <div className="bid-table-box">
      <table className="bid-table">
        <thead>
          <tr>
            <th>{t(texts.lineNo)}</th>
            <th>{t(texts.name)}</th>
            <th>{t(texts.brandModel)}</th>
            <th className="bid-number">{t(texts.quantity)}</th>
            <th>{t(texts.techParams)}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>{item.lineNo}</td>
              <td className="bid-goods-name">{item.name}</td>
              <td>{item.brandModel || '—'}</td>
              <td className="bid-number">
                {trimZeros(item.quantity)} {item.unit}
              </td>
              <td className="bid-params">{item.techParams || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
