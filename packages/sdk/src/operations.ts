export * from './generated/operations.js';
