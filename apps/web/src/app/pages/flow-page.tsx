import { Navigate, useLocation, useParams } from 'react-router';
import { useFlowRoutes } from '../../kit/dictionary/flow-routes.ts';
import { Waiting } from '../../kit/widgets/loading.tsx';
import { isOwnAddress } from '../session/return-path.ts';

/** The page of a kind of process by its key, so that a link need not know the page: /work/flow/flow_1?id=…. */
export function FlowPage() {
  const { routeKey = '' } = useParams();
  const { search } = useLocation();
  const { routes, isLoading } = useFlowRoutes();
  if (isLoading) return <Waiting rows={6} />;
  const path = routes.get(routeKey);
  return <Navigate to={isOwnAddress(path) ? path + search : '/404'} replace />;
}
