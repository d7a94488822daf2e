import pg from 'pg';

type Parser = (text: string) => unknown;

const { builtins } = pg.types;
const arrayOf = { numeric: 1231, timestamp: 1115, timestamptz: 1185, date: 1182, int8: 1016 };

/** The package's declaration calls it a function; it is this. */
const arrays = pg.types.arrayParser as unknown as { create(text: string, parse: Parser): { parse(): unknown[] } };

const asText: Parser = (text) => text;
/** The session's zone is Asia/Shanghai, so the first 19 characters are the wall clock there, in whole seconds. */
const toSeconds: Parser = (text) => text.slice(0, 19);

const own: Readonly<Record<number, Parser>> = {
  [builtins.INT8]: asText,
  [builtins.NUMERIC]: asText,
  [builtins.DATE]: asText,
  [builtins.TIMESTAMP]: toSeconds,
  [builtins.TIMESTAMPTZ]: toSeconds,
  [arrayOf.int8]: arrayParser(asText),
  [arrayOf.numeric]: arrayParser(asText),
  [arrayOf.date]: arrayParser(asText),
  [arrayOf.timestamp]: arrayParser(toSeconds),
  [arrayOf.timestamptz]: arrayParser(toSeconds),
};

function arrayParser(parse: Parser): Parser {
  return (text) => arrays.create(text, parse).parse();
}

/** Per connection, not global: the job runner shares the driver and wants its own types. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    // The driver's declaration knows only its builtin ids; array types have ids too.
    return format === 'binary'
      ? pg.types.getTypeParser(oid as never, format)
      : (own[oid] ?? pg.types.getTypeParser(oid as never));
  },
};
