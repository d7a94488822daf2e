import { region, rootRegionCode, regionApi } from '@zhaocai/model/dictionary/region';
import { useSearchParams } from 'react-router';
import { SideTree } from '../../../kit/data-table/side-tree.tsx';
import { call } from '../../../kit/http/call.ts';
import { ExportButton } from '../../../kit/resource-page/export-button.tsx';
import { ImportButton } from '../../../kit/resource-page/import-button.tsx';
import { useRowRights } from '../../../kit/resource-page/use-row-work.ts';
import { useText } from '../../../kit/text/language.ts';
import type { TreeNode } from '../../../kit/tree/tree-node.ts';
import { PageHead } from '../../../kit/widgets/section.tsx';
import '../dictionary.css';
import './region.css';
import { RegionDetailPanel } from './region-detail.tsx';
import { RegionFinder } from './region-finder.tsx';
import { regionTexts as texts } from './texts.ts';

/** The division of China: the tree, level by level, and what the chosen region is. */
export function RegionPage() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const code = search.get('code') ?? rootRegionCode;
  const rights = useRowRights(region);
  const choose = (next: string) => setSearch({ code: next }, { replace: true });
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.title)}
        actions={
          <>
            <RegionFinder onChoose={choose} />
            {rights.import && <ImportButton entity={region} />}
            {rights.export && <ExportButton entity={region} input={() => ({})} />}
          </>
        }
      />
      <div className="dictionary-columns">
        <div className="region-tree">
          <SideTree
            treeKey={['region-tree']}
            load={loadRegions}
            selectedKey={code}
            title={t(texts.title)}
            onSelect={(node) => node && choose(node.key)}
          />
        </div>
        <RegionDetailPanel key={code} code={code} onChoose={choose} />
      </div>
    </div>
  );
}

/** Rule 440: one level at a time, by the code of the parent; at first the country with its provinces. */
async function loadRegions(parent?: TreeNode): Promise<TreeNode[]> {
  if (parent) return below(parent.key);
  const [[country], provinces] = await Promise.all([below('0'), below(rootRegionCode)]);
  return country ? [{ ...country, children: provinces }] : provinces;
}

async function below(parentCode: string): Promise<TreeNode[]> {
  const { data } = await call(regionApi.lazyTree, { parentCode });
  return (data ?? []).map(({ key, title, hasChildren }) => ({ key, title, isLeaf: !hasChildren }));
}
