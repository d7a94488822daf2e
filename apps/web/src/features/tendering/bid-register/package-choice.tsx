import { entryChoices } from '@zhaocai/model/tendering/result-words';
import type { PublishedPackage, PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { Checkbox } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { ceilingOf } from '../quote/quote-draft.ts';
import { registerTexts as texts } from './texts.ts';

export interface PackageChoiceProps {
  readonly project: PublishedProject;
  readonly chosen: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The packages of a project to register for; those registered for already say so. */
export function PackageChoice({ project, chosen, isDisabled, onChange }: PackageChoiceProps) {
  const t = useText();
  const free = project.packages.filter(({ entry }) => entry === null).map(({ id }) => id);
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((kept) => kept !== id) : [...chosen, id]);
  return (
    <Section
      title={t(texts.packages)}
      note={t(texts.chosen, { count: chosen.length })}
      extra={
        free.length > 1 && (
          <Checkbox
            disabled={isDisabled}
            checked={chosen.length === free.length}
            indeterminate={chosen.length > 0 && chosen.length < free.length}
            onChange={(event) => onChange(event.target.checked ? free : [])}
          >
            {t(texts.all)}
          </Checkbox>
        )
      }
    >
      <ul className="reg-packages">
        {project.packages.map((one) => (
          <li key={one.id} className={chosen.includes(one.id) ? 'reg-package reg-package-chosen' : 'reg-package'}>
            <Checkbox
              className="reg-check"
              disabled={isDisabled || one.entry !== null}
              checked={chosen.includes(one.id) || one.entry !== null}
              onChange={() => toggle(one.id)}
            >
              <PackageText project={project} package={one} />
            </Checkbox>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const shownGoods = 4;

function PackageText({ project, package: one }: { project: PublishedProject; package: PublishedPackage }) {
  const t = useText();
  const names = one.items.slice(0, shownGoods).map(({ name }) => name);
  const rest = one.items.length > shownGoods ? '…' : '';
  return (
    <>
      <span className="reg-package-text">
        <span className="reg-package-name">
          {t(texts.packageTitle, { no: one.packageNo, name: one.packageName })}
          {one.entry && <ChoiceTag choices={entryChoices(project.manner)} value={one.entry.entryStatus} />}
        </span>
        <span className="reg-quiet">{t(texts.goods, { count: one.items.length, names: names.join('、') + rest })}</span>
      </span>
      <span className="reg-package-money">
        <span className="reg-quiet">{t(texts.priceLimit)}</span>
        <Money value={ceilingOf(project, one)} unit />
      </span>
    </>
  );
}
