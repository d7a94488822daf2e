import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { moneyInCapitals } from '../../../kit/widgets/money-capitals.ts';
import { Section } from '../../../kit/widgets/section.tsx';
import { PackageEditor } from './package-editor.tsx';
import { newPackage } from './project-draft.ts';
import { ProjectFields, type FieldPlace, type ProjectFieldName } from './project-fields.tsx';
import { projectEditTexts as texts } from './texts.ts';
import { TimesSection } from './times-section.tsx';
import type { DraftChange } from './use-draft-state.ts';

const basic: readonly ProjectFieldName[] = [
  'projectName',
  'projectNo',
  'manner',
  'lawRegime',
  'purchaseType',
  'generalBudget',
  'ceilingMoney',
  'depositMoney',
  'fundsSource',
  'isEntryReviewed',
];
const demands: readonly ProjectFieldName[] = ['qualification', 'requirement', 'remark'];
const delivery: readonly ProjectFieldName[] = [
  'deliveryDays',
  'deliveryDayType',
  'deliveryPlace',
  'linkman',
  'phone',
  'files',
];

export interface ProjectSectionsProps {
  readonly place: FieldPlace;
  readonly onDraft: DraftChange;
}

export function ProjectSections({ place, onDraft }: ProjectSectionsProps) {
  const t = useText();
  const { values } = place.draft;
  const capitals = typeof values.generalBudget === 'string' ? moneyInCapitals(values.generalBudget) : undefined;
  const hints = {
    projectNo: place.draft.id ? undefined : t(texts.numberHint),
    generalBudget: capitals && t(texts.capitals, { capitals }),
    lawRegime: values.manner === 10 && t(texts.mannerHint),
  };
  return (
    <>
      <Section id={`${place.prefix}basic`} title={t(texts.basic)}>
        <ProjectFields {...place} names={basic} hints={hints} spans={{ projectName: 2 }} />
      </Section>
      <TimesSection {...place} />
      <PackagesSection place={place} onDraft={onDraft} />
      <Section id={`${place.prefix}demands`} title={t(texts.demands)}>
        <ProjectFields {...place} names={demands} spans={{ qualification: 'all', requirement: 'all', remark: 'all' }} />
      </Section>
      <Section id={`${place.prefix}delivery`} title={t(texts.delivery)}>
        <ProjectFields {...place} names={delivery} spans={{ files: 'all' }} />
      </Section>
    </>
  );
}

function PackagesSection({ place, onDraft }: ProjectSectionsProps) {
  const t = useText();
  const { packages } = place.draft;
  const fault = place.faults.get('packages');
  const handleAdd = () => onDraft((draft) => ({ ...draft, packages: [...draft.packages, newPackage()] }));
  return (
    <Section
      id={`${place.prefix}packages`}
      title={t(texts.packages)}
      note={<span className="kit-count">{packages.length}</span>}
    >
      <div className="pe-packages">
        {packages.map((one, index) => (
          <PackageEditor
            key={one.key}
            prefix={place.prefix}
            one={one}
            no={index + 1}
            faults={place.faults}
            onChange={onDraft}
            isOnly={packages.length === 1}
          />
        ))}
        {fault && (
          <p className="pe-fault" role="alert">
            {t(fault)}
          </p>
        )}
        <Button type="dashed" block icon={<PlusOutlined />} onClick={handleAdd}>
          {t(texts.addPackage)}
        </Button>
      </div>
    </Section>
  );
}
