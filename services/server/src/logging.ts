import { type Logger, pino } from 'pino';

/** One JSON object a line on stderr. Whatever could open a game is struck out, should it ever come near. */
export const loggerOf = (level: string): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['token', '*.token', 'authorization', '*.authorization', 'seed', '*.seed', 'creds', '*.creds', 'answer', '*.answer'],
        censor: '[hidden]',
      },
    },
    pino.destination(2),
  );
