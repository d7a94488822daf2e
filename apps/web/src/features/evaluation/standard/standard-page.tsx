import type { EndpointInput } from '@zhaocai/model/kit/endpoint';
import {
  removeStandard,
  saveStandard,
  standardsOfProject,
  type ToldStandard,
} from '@zhaocai/model/evaluation/standard-endpoints';
import { Alert, Button } from 'antd';
import { useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useLeave } from '../../../kit/page/use-leave.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import '../evaluation.css';
import { projectPath } from '../paths.ts';
import { evaluationTexts as texts } from '../texts.ts';
import { StandardForm, type Standards } from './standard-form.tsx';
import { StandardView } from './standard-view.tsx';

type Package = Standards['packages'][number];
type StandardInput = EndpointInput<typeof saveStandard>;

/** The standard of a package: `?projectId=&packageId=` name it. Written until its documents are confirmed, then read. */
export function StandardPage() {
  const t = useText();
  const [search] = useSearchParams();
  const projectId = search.get('projectId') ?? '';
  const packageId = search.get('packageId') ?? '';
  const query = useEndpoint(standardsOfProject, { projectId }, { enabled: projectId !== '' });
  if (projectId === '') return <Empty title={t(texts.choosePackage)} />;
  return (
    <Loaded query={query} rows={10}>
      {(all) => {
        const one = all.packages.find((known) => known.packageId === packageId) ?? all.packages[0];
        if (!one || all.methods.length === 0) return <Empty title={t(texts.unscored)} />;
        return <PackageStandard key={one.packageId} projectId={projectId} all={all} one={one} />;
      }}
    </Loaded>
  );
}

interface PackageStandardProps {
  readonly projectId: string;
  readonly all: Standards;
  readonly one: Package;
}

function PackageStandard({ projectId, all, one }: PackageStandardProps) {
  const t = useText();
  const mayEdit = useAllowed()('project_edit') && !all.isLocked;
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.standard)}
        note={t(texts.packageTitle, { no: one.packageNo, name: one.packageName })}
        actions={
          mayEdit &&
          one.standard && <RemoveButton projectId={projectId} packageId={one.packageId} standard={one.standard} />
        }
      />
      {all.isLocked && <Alert type="info" showIcon title={t(texts.locked)} />}
      {mayEdit ? (
        <section className="evaluation-sheet">
          <EditStandard projectId={projectId} all={all} one={one} />
        </section>
      ) : (
        <Section title={t(texts.basics)}>
          {one.standard ? <StandardView standard={one.standard} /> : <p className="kit-quiet">{t(texts.noStandard)}</p>}
        </Section>
      )}
    </div>
  );
}

function EditStandard({ projectId, all, one }: PackageStandardProps) {
  const leave = useLeave();
  const saving = useCommand(saveStandard, { success: texts.standardSaved });
  const { packageId, standard } = one;
  return (
    <StandardForm
      all={all}
      one={one}
      onCancel={() => leave(projectPath(projectId))}
      onSubmit={async (values) => {
        const known = standard ? { version: standard.version } : {};
        // The form has judged every field by the definition that the type is made from.
        const answer = await saving.run({ ...values, ...known, packageId } as unknown as StandardInput);
        if (answer) leave(projectPath(projectId));
        return answer !== undefined;
      }}
    />
  );
}

interface RemoveButtonProps {
  readonly projectId: string;
  readonly packageId: string;
  readonly standard: ToldStandard;
}

function RemoveButton({ projectId, packageId, standard: { version } }: RemoveButtonProps) {
  const t = useText();
  const confirm = useConfirm();
  const leave = useLeave();
  const removing = useCommand(removeStandard, { success: texts.standardRemoved });
  const remove = async () => {
    const question = { title: t(texts.removeStandard), text: t(texts.removeAsk), isDangerous: true };
    if (!(await confirm(question))) return;
    const answer = await removing.run({ packageId, version });
    if (answer !== undefined) leave(projectPath(projectId));
  };
  return (
    <Button danger loading={removing.isRunning} onClick={() => void remove()}>
      {t(texts.removeStandard)}
    </Button>
  );
}
