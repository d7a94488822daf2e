import { listAt } from '@zhaocai/model/form/json';
import type { FormField, Json } from '@zhaocai/model/form/model';
import { withRemoteOptions, withStaticOptions } from '@zhaocai/model/form/new-field';
import { optionNames } from '@zhaocai/model/form/options';
import { Segmented } from 'antd';
import { useText } from '../../../../kit/text/language.ts';
import { changeField, useDesignStore } from '../design-store.ts';
import { panelTexts as texts } from '../texts.ts';
import { FlatOptions } from './flat-options.tsx';
import { RemoteOptions } from './remote-options.tsx';
import { TreeOptions } from './tree-options.tsx';

/** Options: typed in (1) or fetched (2). */
export function OptionsSetting({ field, isTree }: { readonly field: FormField; readonly isTree: boolean }) {
  const t = useText();
  const store = useDesignStore();
  const { id, props } = field;
  const names = optionNames(field);
  const isFetched = props['dicUrl'] !== undefined && listAt(props, 'dicData').length === 0;
  const change = (list: readonly Json[]) =>
    changeField(store, { id, mark: 'dicData' }, (one) => ({ ...one, props: { ...one.props, dicData: list } }));
  const turn = (source: '1' | '2') => {
    const { lastOptions } = store.getState();
    if (source === '2') store.setState({ lastOptions: { ...lastOptions, [id]: listAt(props, 'dicData') } });
    changeField(store, { id }, (one) =>
      source === '2' ? withRemoteOptions(one) : withStaticOptions(one, lastOptions[id]),
    );
  };
  return (
    <div className="form-options">
      <Segmented<'1' | '2'>
        block
        size="small"
        value={isFetched ? '2' : '1'}
        options={[
          { value: '1', label: t(texts.static) },
          { value: '2', label: t(texts.remote) },
        ]}
        onChange={turn}
      />
      {isFetched ? (
        <RemoteOptions field={field} isTree={isTree} />
      ) : isTree ? (
        <TreeOptions list={listAt(props, 'dicData')} names={names} onChange={change} />
      ) : (
        <FlatOptions list={listAt(props, 'dicData')} names={names} onChange={change} />
      )}
    </div>
  );
}
