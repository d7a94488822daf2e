import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { roomPath } from './paths.ts';
import { auctionWords } from './words.ts';

/** To the auctions of an opened project, for the pages of the project. */
export function AuctionLink(project: { readonly projectId: string; readonly tenantId: string }) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  if (!allowed('auction_view')) return null;
  return <Button onClick={() => void navigate(roomPath(project))}>{t(auctionWords.auctions)}</Button>;
}
