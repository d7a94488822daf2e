import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import type { ComparedPackage } from './selection-draft.ts';
import { comparisonTexts as texts } from './texts.ts';

/** What was asked for, above what was offered. */
export function DemandRow({ one, columns }: { one: ComparedPackage; columns: number }) {
  const t = useText();
  const facts = (['goods', 'brandModel', 'techParams', 'afterSale'] as const)
    .filter((key) => one[key])
    .map((key) => ({
      key,
      label: t(texts[key]),
      value: <span className="kit-lines">{one[key]}</span>,
      isWide: key === 'techParams' || key === 'afterSale',
    }));
  return (
    <tr className="cmp-demand">
      <th scope="row" data-col={0} tabIndex={-1}>
        {t(texts.demand)}
      </th>
      <td colSpan={columns} data-col={1} tabIndex={-1}>
        <div className="cmp-held-beside">
          <DescriptionList facts={facts} />
        </div>
      </td>
    </tr>
  );
}
