import type { EndpointInput } from '@zhaocai/model/kit/endpoint';
import type { Row } from '@zhaocai/model/kit/entity';
import { resource } from '@zhaocai/model/kit/resource';
import { judgeTemplate, usualLevels } from '@zhaocai/model/performance/judge-template';
import {
  saveJudgeTemplate,
  judgeTemplateItem,
  judgeTemplateLevel,
} from '@zhaocai/model/performance/template-endpoints';
import { judgeTemplateLifecycle } from '@zhaocai/model/performance/template-lifecycle';
import { useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useLeave } from '../../../kit/page/use-leave.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import '../performance.css';
import { templateListPath } from '../paths.ts';
import { performanceTexts as texts } from '../texts.ts';
import { TemplateForm, type TemplateLines } from './template-form.tsx';
import { TemplateView } from './template-view.tsx';

type TemplateRow = Row<typeof judgeTemplate>;
type TemplateInput = EndpointInput<typeof saveJudgeTemplate>;

const { detail } = resource(judgeTemplate);

/** A new template, or one that is read or gone on with: `?id=` names it. */
export function TemplatePage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  if (id === '') return <EditTemplate template={undefined} />;
  return <KnownTemplate key={id} id={id} />;
}

function KnownTemplate({ id }: { readonly id: string }) {
  const query = useEndpoint(detail, { id });
  const allowed = useAllowed();
  useTabTitle(query.data?.name);
  return (
    <Loaded query={query} rows={8}>
      {(template) =>
        allowed('judgeTemplate_edit') && !judgeTemplateLifecycle.is(template.enable, 'replaced') ? (
          <EditTemplate template={template} />
        ) : (
          <TemplateView template={template} />
        )
      }
    </Loaded>
  );
}

function EditTemplate({ template }: { readonly template: TemplateRow | undefined }) {
  const t = useText();
  const leave = useLeave();
  const saving = useCommand(saveJudgeTemplate, { success: texts.templateSaved });
  const save = async (values: Readonly<Record<string, unknown>>, lines: TemplateLines) => {
    const known = template && { judgeType: template.judgeType, cycle: template.cycle };
    // The form has judged every field by the definition that the type is made from.
    const answer = await saving.run({ ...known, ...values, ...lines } as unknown as TemplateInput);
    if (answer) leave(templateListPath);
    return answer !== undefined;
  };
  return (
    <div className="kit-page">
      <PageHead
        title={template ? template.name : t(texts.newTemplate)}
        note={template && <ChoiceTag choices={judgeTemplateLifecycle.choices} value={template.enable} />}
      />
      <section className="performance-sheet">
        <TemplateForm
          row={template && { ...template }}
          items={template ? judgeTemplateItem.array().parse(template.items) : []}
          levels={template ? judgeTemplateLevel.array().parse(template.levels) : usualLevels}
          onSubmit={save}
          onCancel={() => leave(templateListPath)}
        />
      </section>
    </div>
  );
}
