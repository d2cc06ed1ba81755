import { API_PREFIX } from '@arbiter/schema';

export const EVERY_CALL = `${API_PREFIX}.*`;

/**
 * Whether an answer may be sent there. Who asks names the subject of the answer, and the service may write to every subject: without this a caller could have
 * it write into the log, or speak to another seat in its name.
 */
export const isInbox = (reply: string): boolean => /^_INBOX[._]/u.test(reply);
