import { objectionPage } from '@zhaocai/model/objection/objection-endpoints';
import { raisedObjectionLifecycle, openObjectionStates } from '@zhaocai/model/objection/objection-lifecycle';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { Section } from '../../kit/widgets/section.tsx';
import { projectObjectionsPath, raisePath } from './paths.ts';
import { objectionTexts as texts } from './texts.ts';

const openStates = openObjectionStates.map((name) => raisedObjectionLifecycle.code[name]).join();

/** What is objected to in a project and still open; a supplier raises something from here. */
export function ProjectObjections({ projectId, tenantId }: { readonly projectId: string; readonly tenantId: string }) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const mayRead = allowed('objection_view');
  const { data: open } = useEndpoint(
    objectionPage,
    { projectId, appealStatus: openStates, current: 1, size: 1 },
    { enabled: mayRead },
  );
  if (!mayRead) return null;
  const count = open?.total ?? 0;
  return (
    <Section
      title={t(texts.objections)}
      note={count > 0 ? t(texts.sectionOpen, { count }) : undefined}
      extra={
        allowed('objection_raise') && (
          <Button size="small" onClick={() => void navigate(raisePath({ projectId, tenantId }))}>
            {t(texts.raise)}
          </Button>
        )
      }
    >
      <Link to={projectObjectionsPath(projectId)}>{t(texts.seeAll)}</Link>
    </Section>
  );
}
