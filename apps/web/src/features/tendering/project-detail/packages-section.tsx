import { resultWords } from '@zhaocai/model/tendering/result-words';
import { trimZeros } from '@zhaocai/model/kit/number-text';
import { exceptionReason } from '@zhaocai/model/tendering/exception-reason';
import { packageLifecycle } from '@zhaocai/model/tendering/package-lifecycle';
import { packageViewList, type PackageView } from '@zhaocai/model/tendering/package-endpoints';
import { packageItem, purchasePackage } from '@zhaocai/model/tendering/purchase-package';
import type { PackageDetail, ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { detailTexts as texts } from './texts.ts';
import '../../../kit/widgets/lines.css';

/** The packages with their goods lines; after the opening, who won them. */
export function PackagesSection({ detail }: { detail: ProjectDetail }) {
  const t = useText();
  const views = useEndpoint(packageViewList, { projectId: detail.id });
  return (
    <Section title={t(texts.packages)} id="packages" note={<span className="kit-count">{detail.packages.length}</span>}>
      {detail.packages.map((one) => (
        <PackageBlock
          key={one.id}
          one={one}
          manner={detail.manner}
          view={views.data?.find(({ id }) => id === one.id)}
        />
      ))}
    </Section>
  );
}

interface PackageBlockProps {
  readonly one: PackageDetail;
  readonly view: PackageView | undefined;
  readonly manner: number | null;
}

function PackageBlock({ one, view, manner }: PackageBlockProps) {
  const t = useText();
  const reason = exceptionReason.named(one.failReason);
  return (
    <div className="detail-package">
      <div className="detail-package-head">
        <span className="detail-package-name">
          {t(texts.packageTitle, { no: one.packageNo, name: one.packageName })}
        </span>
        <ChoiceTag choices={packageLifecycle.choices} value={one.packageStatus} />
        {reason && <span className="tender-hint">{t(reason.label)}</span>}
        <span className="tender-hint">
          {t(purchasePackage.fields.budget.label)} <Money value={one.budget} unit />
        </span>
        {one.ceilingMoney && (
          <span className="tender-hint">
            {t(purchasePackage.fields.ceilingMoney.label)} <Money value={one.ceilingMoney} unit />
          </span>
        )}
        {view?.entrySum !== null && view !== undefined && (
          <span className="tender-hint">{t(texts.entrySum, { count: view.entrySum })}</span>
        )}
      </div>
      {view && view.winners.length > 0 && (
        <p className="detail-winner">
          {t(resultWords(manner).winner)}{' '}
          <strong>{view.winners.map(({ supplierName }) => supplierName).join('、')}</strong>{' '}
          <Money value={one.winMoney} unit />
        </p>
      )}
      <GoodsTable items={one.items} />
      {(['techParams', 'afterSale'] as const)
        .filter((name) => one[name])
        .map((name) => (
          <p key={name} className="detail-words">
            <span className="tender-label">{t(purchasePackage.fields[name].label)}</span>
            <span className="kit-lines">{one[name]}</span>
          </p>
        ))}
    </div>
  );
}

type Goods = Pick<
  PackageDetail['items'][number],
  'id' | 'lineNo' | 'name' | 'brandModel' | 'unit' | 'quantity' | 'techParams' | 'remark'
>;

/** Goods lines to read. */
export function GoodsTable({ items }: { items: readonly Goods[] }) {
  const t = useText();
  const { fields } = packageItem;
  if (items.length === 0) return <p className="tender-hint">{t(texts.noLines)}</p>;
  return (
    <div className="tender-scroll">
      <table className="kit-lines tender-lines detail-goods">
        <thead>
          <tr>
            <th className="detail-line-no">{t(fields.lineNo.label)}</th>
            <th>{t(fields.name.label)}</th>
            <th className="kit-lines-number">{t(fields.quantity.label)}</th>
            <th>{t(fields.techParams.label)}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td className="detail-line-no">{item.lineNo}</td>
              <td>
                {item.name}
                {item.brandModel && <span className="tender-sub">{item.brandModel}</span>}
              </td>
              <td className="kit-lines-number detail-quantity">
                {trimZeros(item.quantity)} {item.unit}
              </td>
              <td>
                <span className="kit-lines">{item.techParams ?? '—'}</span>
                {item.remark && <span className="tender-sub">{item.remark}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
