declare module '*.md?ranks' {
  const shares: readonly string[];
  export default shares;
}
