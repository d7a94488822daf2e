import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { resource } from '@zhaocai/model/kit/resource';
import { methodPage } from '@zhaocai/model/procedure/configuration-endpoints';
import { dayType } from '@zhaocai/model/procedure/day-type';
import { lawRegime } from '@zhaocai/model/procedure/method';
import type { ProcedureStep } from '@zhaocai/model/procedure/procedure';
import { procedureOf } from '@zhaocai/model/procedure/procedures';
import { methodByAmount } from '@zhaocai/model/procedure/purchase-rule';
import { ruleAction } from '@zhaocai/model/procedure/rule-action';
import { roleProperties } from '@zhaocai/model/procedure/purchase-user';
import { typeMethod } from '@zhaocai/model/procedure/type-method';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { RowTaskDialog } from '../../../kit/resource-page/row-task-dialog.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { words } from '../../../kit/text/words.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { RegionName } from '../../../kit/widgets/region-name.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { StepsPicture } from '../methods/steps-picture.tsx';
import { ownOfStep } from './own-of-step.ts';
import { ArchiveEditor } from './archive-editor.tsx';
import { TaskTemplates } from './task-templates.tsx';
import { configurationTexts as texts } from './texts.ts';

type Page = EndpointOutput<typeof methodPage>;

/** A method of a kind of project like a page to read: its steps, its numbers, tasks, archive list, rules and people. */
export function MethodView({ id }: { readonly id: string }) {
  const query = useEndpoint(methodPage, { id });
  return (
    <Loaded query={query} rows={12}>
      {(page) => <MethodSections page={page} />}
    </Loaded>
  );
}

function MethodSections({ page }: { readonly page: Page }) {
  const t = useText();
  const { method, type } = page;
  const procedure = procedureOf(method.mannerCode);
  const ownOf = (step: ProcedureStep) => ownOfStep(page, step).map((text) => t(text));
  return (
    <>
      <Section
        id="steps"
        title={`${type.typeName} · ${method.mannerName}`}
        note={<ToneTag tone="grey">{t(lawRegime.named(type.lawRegime)?.label ?? texts.types)}</ToneTag>}
        extra={<MethodButtons page={page} />}
      >
        {procedure && (
          <>
            <p className="planner-purpose">{t(procedure.purpose)}</p>
            <StepsPicture procedure={procedure} ownOf={ownOf} />
          </>
        )}
      </Section>
      <Section id="numbers" title={t(texts.numbers)} note={t(texts.tighten)}>
        <Numbers page={page} />
      </Section>
      <TaskTemplates mannerId={method.id} tasks={page.tasks} />
      <ArchiveEditor key={method.id} mannerId={method.id} stored={page.archives} />
      <Section id="rules" title={t(texts.byAmount)}>
        <AmountRules page={page} />
      </Section>
      <Section id="people" title={t(texts.people)}>
        <People page={page} />
      </Section>
    </>
  );
}

function MethodButtons({ page: { method } }: { readonly page: Page }) {
  const t = useText();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const [isEdited, setEdited] = useState(false);
  const remove = useCommand(resource(typeMethod).remove);
  const askRemove = async () => {
    const title = t(words.removeTitle, { name: method.mannerName });
    if (await confirm({ title, isDangerous: true })) await remove.run({ ids: method.id });
  };
  return (
    <>
      {allowed('purchaseconf_delete') && (
        <Button size="small" danger onClick={() => void askRemove()}>
          {t(texts.removeMethod)}
        </Button>
      )}
      {allowed('purchaseconf_edit') && (
        <Button size="small" onClick={() => setEdited(true)}>
          {t(texts.editNumbers)}
        </Button>
      )}
      <RowTaskDialog
        entity={typeMethod}
        task={isEdited ? { kind: 'edit', id: method.id } : undefined}
        onClose={() => setEdited(false)}
      />
    </>
  );
}

/** What the law says beside what the buyer has set. */
function Numbers({ page: { numbers } }: { readonly page: Page }) {
  const t = useText();
  return (
    <div className="configuration-scroll" tabIndex={0} role="group" aria-label={t(texts.numbers)}>
      <table className="configuration-table">
        <thead>
          <tr>
            <th>{t(texts.number)}</th>
            <th>{t(texts.statutory)}</th>
            <th>{t(texts.own)}</th>
            <th>{t(texts.article)}</th>
          </tr>
        </thead>
        <tbody>
          {numbers.map(({ kind, name, value, unit, dayType: counted, own, article }) => {
            const inWords = t(dayType.named(counted)?.label ?? { zh: unit, en: '' });
            return (
              <tr key={kind}>
                <td>{t(name)}</td>
                <td className="kit-number">{t(texts.days, { count: value, unit: inWords })}</td>
                <td className="kit-number">
                  {own === null ? (
                    <span className="kit-quiet">{t(texts.ownNone)}</span>
                  ) : (
                    <ToneTag tone="blue">{t(texts.days, { count: own, unit: inWords })}</ToneTag>
                  )}
                </td>
                <td>{t(article)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function AmountRules({ page: { rules } }: { readonly page: Page }) {
  const t = useText();
  const byAmount = rules.filter(({ ruleCode }) => ruleCode === methodByAmount);
  if (byAmount.length === 0) return <p className="kit-quiet">{t(texts.noRules)}</p>;
  return (
    <ul className="configuration-rules">
      {byAmount.map((rule) => {
        const from = formatMoney(rule.amountFrom ?? '0.00');
        const range = rule.amountTo
          ? t(texts.between, { from, to: formatMoney(rule.amountTo) })
          : t(texts.from, { from });
        return (
          <li key={rule.id}>
            <strong>{range}</strong>
            <span>{rule.regionCode ? <RegionName code={rule.regionCode} /> : t(texts.everywhere)}</span>
            <span>
              {t(ruleAction.is(rule.action, 'block') ? texts.must : texts.should, { manner: rule.mannerName ?? '' })}
            </span>
            <span className="kit-quiet">{rule.sourceArticle}</span>
          </li>
        );
      })}
    </ul>
  );
}

function People({ page: { people } }: { readonly page: Page }) {
  const t = useText();
  const facts = roleProperties.flatMap(({ value, label }) => {
    const named = people.filter(({ roleProperty }) => roleProperty === value);
    const who = named.map(({ userName, deptName }) => `${userName ?? ''}（${deptName ?? t(texts.allDepts)}）`);
    return who.length === 0 ? [] : [{ key: String(value), label: t(label), value: who.join('、') }];
  });
  return facts.length === 0 ? <p className="kit-quiet">{t(texts.noPeople)}</p> : <DescriptionList facts={facts} />;
}
