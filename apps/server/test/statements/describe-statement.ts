import type pg from 'pg';

/** A column of the rows that a statement answers. */
export interface Column {
  readonly name: string;
  readonly type: number;
  /** Of the table's own column, where it is one. */
  readonly tableId: number;
  readonly columnId: number;
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
}

interface Connection {
  parse(message: { name: string; text: string; types: readonly number[] }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
}

/**
 * What PostgreSQL makes of a statement before it runs: it reads every name in it. Answers the columns of its rows
 * (none where it answers none), or throws what PostgreSQL says is wrong.
 */
export function describeStatement(client: pg.Client, text: string): Promise<readonly Column[]> {
  return new Promise((resolve, reject) => {
    let columns: readonly Column[] = [];
    client.query({
      submit(connection: Connection) {
        connection.parse({ name: '', text, types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription(message: { fields: readonly Field[] }) {
        columns = message.fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          type: dataTypeID,
          tableId: tableID,
          columnId: columnID,
        }));
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    } as unknown as pg.Submittable);
  });
}
