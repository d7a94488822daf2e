import { bidNaming, checkCategory, scoreCategory, scoreType } from '@zhaocai/model/evaluation/choices';
import { checkItemFields, scoreItemFields } from '@zhaocai/model/evaluation/evaluation-standard';
import type { CheckItem, ScoreItem } from '@zhaocai/model/evaluation/standard-rule';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import '../../../kit/widgets/lines.css';
import '../evaluation.css';

/** What a bid has to meet, to read. */
export function CheckTable({ checks }: { readonly checks: readonly CheckItem[] }) {
  const t = useText();
  const { category, name, standard } = checkItemFields;
  return (
    <div className="kit-lines-scroll">
      <table className="kit-lines">
        <thead>
          <tr>
            <th scope="col">{t(category.label)}</th>
            <th scope="col">{t(name.label)}</th>
            <th scope="col">{t(standard.label)}</th>
          </tr>
        </thead>
        <tbody>
          {checks.map((check) => (
            <tr key={`${check.category} ${check.name}`}>
              <td className="evaluation-kind">
                <ChoiceTag choices={checkCategory.choices} value={check.category} />
              </td>
              <td>{check.name}</td>
              <td>{check.standard}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What points are given for, to read. */
export function ItemTable({ items }: { readonly items: readonly ScoreItem[] }) {
  const t = useText();
  const { category, name, scoreType: way, maxScore, standard } = scoreItemFields;
  return (
    <div className="kit-lines-scroll">
      <table className="kit-lines">
        <thead>
          <tr>
            <th scope="col">{t(category.label)}</th>
            <th scope="col">{t(name.label)}</th>
            <th scope="col">{t(way.label)}</th>
            <th scope="col" className="kit-lines-number">
              {t(maxScore.label)}
            </th>
            <th scope="col">{t(standard.label)}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item.category} ${item.name}`}>
              <td className="evaluation-kind">
                <ChoiceTag choices={scoreCategory.choices} value={item.category} />
              </td>
              <td>{item.name}</td>
              <td className="evaluation-kind">
                <ChoiceTag choices={scoreType.choices} value={item.scoreType} />
                {bidNaming.is(item.naming, 'blind') && (
                  <>
                    {' · '}
                    <ChoiceTag choices={bidNaming.choices} value={item.naming} />
                  </>
                )}
              </td>
              <td className="kit-lines-number">{item.maxScore}</td>
              <td>{item.standard}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
