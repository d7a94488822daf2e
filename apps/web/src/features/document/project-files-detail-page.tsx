import { dossierApi, type ProjectFile } from '@zhaocai/model/document/dossier-endpoints';
import { projectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { Link, useSearchParams } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../kit/page/page-tab.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { Empty } from '../../kit/widgets/empty.tsx';
import { FileLinks } from '../../kit/widgets/file-links.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../kit/widgets/section.tsx';
import { ArchiveList } from './archive-list.tsx';
import { DossierButton } from './dossier-button.tsx';
import { documentTexts as texts } from './texts.ts';

const groups = [
  { business: 'project', title: texts.ofProject },
  { business: 'bulletin', title: texts.ofNotices },
  { business: 'quote', title: texts.ofQuotes },
  { business: 'contract', title: texts.ofContracts },
  { business: 'agreement', title: texts.ofAgreements },
  { business: 'projectTask', title: texts.ofTasks },
] as const;

/** Everything that lies with a project, by where it came from. `?id=` names it. */
export function ProjectFilesDetailPage() {
  const t = useText();
  const [search] = useSearchParams();
  const projectId = search.get('id') ?? '';
  const allowed = useAllowed();
  const project = useEndpoint(
    projectDetail,
    { id: projectId },
    { enabled: projectId !== '' && allowed('project_view') },
  );
  const query = useEndpoint(dossierApi.files, { projectId }, { enabled: projectId !== '' });
  useTabTitle(project.data?.projectNo);
  if (projectId === '') return <Empty title={t(texts.noProject)} />;
  return (
    <div className="kit-page">
      <PageHead
        title={project.data?.projectName ?? t(texts.projectFiles)}
        note={project.data?.projectNo}
        actions={<DossierButton projectId={projectId} />}
      >
        {project.data && <Link to={`/tenderee/projectDetail/index?id=${projectId}`}>{t(texts.toProject)}</Link>}
        <span>{t(texts.dossierHelp)}</span>
      </PageHead>
      <ArchiveList projectId={projectId} />
      <Loaded query={query}>
        {(files) => (files.length === 0 ? <Empty title={t(texts.noFiles)} /> : <Groups files={files} />)}
      </Loaded>
    </div>
  );
}

function Groups({ files }: { files: readonly ProjectFile[] }) {
  const t = useText();
  return groups.map(({ business, title }) => {
    const own = files.filter(({ businessType }) => businessType === business);
    if (own.length === 0) return null;
    const values = own.map(({ fileId, fileName, fileSuffix }) => ({ fileId, fileName, fileSuffix, fileUrl: '' }));
    return (
      <Section key={business} title={t(title)} note={String(own.length)}>
        <FileLinks files={values} />
      </Section>
    );
  });
}
