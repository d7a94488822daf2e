import { useSearchParams } from 'react-router';
import { CostOutListPage } from './cost-out-list-page.tsx';
import { CostOutPage } from './cost-out-page.tsx';
import { ProjectFeesPage } from './project-fees-page.tsx';

/** What projects pay: all of it, one payment (`?id=`), or the experts of one project (`?of=`). */
export function CostOutsPage() {
  const [search] = useSearchParams();
  const [id, projectId] = [search.get('id'), search.get('of')];
  if (id) return <CostOutPage id={id} />;
  return projectId ? <ProjectFeesPage projectId={projectId} /> : <CostOutListPage />;
}
