import '../parts/detail-columns.css';
import './project-edit.css';
import { PlusOutlined } from '@ant-design/icons';
import type { ProjectDetail } from '@zhaocai/contract/tendering/project-endpoints';
import { project } from '@zhaocai/contract/tendering/project';
import { Alert, Button } from 'antd';
import { useRef, type KeyboardEvent } from 'react';
import { useUnsaved } from '../../../kit/page/page-tab.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { moneyInCapitals } from '../../../kit/widgets/money-capitals.ts';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { DetailColumns } from '../parts/detail-columns.tsx';
import { BudgetLine } from './budget-line.tsx';
import { FaultsContext, FormField } from './form-field.tsx';
import { PackageEditor } from './package-editor.tsx';
import { newPackage, type ProjectDraft } from './project-draft.ts';
import { RulesPanel } from './rules-panel.tsx';
import { editTexts as texts } from './texts.ts';
import { useProjectForm } from './use-project-form.ts';

export interface ProjectFormProps {
  readonly start: ProjectDraft;
  /** The stored draft; a new project has none. */
  readonly detail?: ProjectDetail;
}

const basic = [
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
] as const;
const times = ['entryEndTime', 'bidEndTime', 'openTime', 'openPlace'] as const;
const delivery = ['deliveryDays', 'deliveryDayType', 'deliveryPlace', 'bidValidDays', 'linkman', 'phone'] as const;
const demand = ['qualification', 'requirement', 'remark', 'files'] as const;

/** The whole project in one form: basic data, dates beside their rules, packages with goods lines. */
export function ProjectForm({ start, detail }: ProjectFormProps) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const work = useProjectForm(start, { detail, element });
  const { draft, change } = work;
  useUnsaved(work.isDirty, element);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void work.save();
  };
  const field = (
    name: keyof typeof project.fields & string,
    more: { help?: React.ReactNode; isDisabled?: boolean; isWide?: boolean } = {},
  ) => (
    <FormField
      key={name}
      name={name}
      field={project.fields[name]}
      values={draft.values}
      place="project"
      onChange={change}
      {...more}
    />
  );
  const capitals = moneyInCapitals(String(draft.values.generalBudget ?? ''));
  const help: Partial<Record<string, React.ReactNode>> = { generalBudget: capitals && t(texts.capitals, { capitals }) };
  return (
    <FaultsContext value={work.faults}>
      <div className="kit-page" ref={element} onKeyDown={handleKey}>
        <PageHead title={t(detail ? texts.editTitle : texts.addTitle)} note={detail?.projectNo} />
        {detail?.rejectReason && (
          <Alert type="warning" showIcon title={t(texts.rejected, { reason: detail.rejectReason })} />
        )}
        <DetailColumns
          aside={<RulesPanel values={draft.values} onUseEarliest={(instant) => change('bidEndTime', instant)} />}
        >
          <Section title={t(texts.basic)} id="basic">
            <div className="edit-grid">
              {basic.map((name) =>
                field(name, {
                  help:
                    help[name] ??
                    (name === 'lawRegime' && draft.values.manner === 10 ? t(texts.regimeFixed) : undefined),
                  isDisabled: name === 'lawRegime' && draft.values.manner === 10,
                }),
              )}
            </div>
          </Section>
          <Section title={t(texts.times)} id="times">
            <div className="edit-grid">{times.map((name) => field(name))}</div>
          </Section>
          <Section
            title={t(texts.packages)}
            id="packages"
            note={<span className="kit-count">{draft.packages.length}</span>}
          >
            {draft.packages.map((one, index) => (
              <PackageEditor
                key={one.key}
                one={one}
                number={index + 1}
                onChange={(next) =>
                  work.setPackages(draft.packages.map((known) => (known.key === next.key ? next : known)))
                }
                onRemove={
                  draft.packages.length > 1
                    ? () => work.setPackages(draft.packages.filter(({ key }) => key !== one.key))
                    : undefined
                }
              />
            ))}
            <Button
              type="dashed"
              block
              icon={<PlusOutlined />}
              onClick={() => work.setPackages([...draft.packages, newPackage()])}
            >
              {t(texts.addPackage)}
            </Button>
            <BudgetLine draft={draft} onTakeSum={(sum) => change('generalBudget', sum)} />
          </Section>
          <Section title={t(texts.delivery)} id="delivery">
            <div className="edit-grid">{delivery.map((name) => field(name))}</div>
          </Section>
          <Section title={t(texts.demand)} id="demand">
            <div className="edit-grid edit-grid-two">
              {demand.map((name) => field(name, { isWide: name === 'files' }))}
            </div>
          </Section>
        </DetailColumns>
        <div className="edit-foot">
          <span className={work.faults.length > 0 ? 'edit-foot-note edit-foot-fault' : 'edit-foot-note'}>
            {work.faults.length > 0 ? t(texts.fixFaults, { count: work.faults.length }) : t(kitTexts.submitHint)}
          </span>
          <Button loading={work.isRunning} onClick={() => void work.save()}>
            {t(texts.saveDraft)}
          </Button>
          <Button type="primary" loading={work.isRunning} onClick={() => void work.submit()}>
            {t(texts.submit)}
          </Button>
        </div>
      </div>
    </FaultsContext>
  );
}
