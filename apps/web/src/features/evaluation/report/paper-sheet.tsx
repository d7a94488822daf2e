import type { PaperBlock } from '@zhaocai/model/kit/paper';
import './report.css';

/** A document as it stands on paper, block by block. */
export function PaperSheet({ title, blocks }: { readonly title: string; readonly blocks: readonly PaperBlock[] }) {
  return (
    <article className="evaluation-paper" aria-label={title}>
      <h3 className="evaluation-paper-title">{title}</h3>
      {blocks.map((block, at) => (
        <Block key={String(at)} block={block} />
      ))}
    </article>
  );
}

function Block({ block }: { readonly block: PaperBlock }) {
  if (block.kind !== 'table') return block.kind === 'heading' ? <h4>{block.text}</h4> : <p>{block.text}</p>;
  const { columns, rows } = block;
  return (
    <div className="kit-lines-scroll">
      <table>
        {columns && (
          <thead>
            <tr>
              {columns.map((name, at) => (
                <th key={String(at)} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            <tr key={String(row)}>
              {cells.map((cell, at) =>
                columns === undefined && at === 0 ? (
                  <th key={String(at)} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={String(at)}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
