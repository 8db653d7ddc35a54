//! Reads collections: one problem a line, 81 characters.

use numpre::Grid;
use std::path::Path;

/// The problems of a file, or so many of them, evenly spaced. Lines that begin with `#` and empty lines are passed over;
/// what follows the 81 characters, too.
pub(crate) fn read(path: &Path, sample: Option<usize>) -> Result<Vec<Grid>, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut problems = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let problem = line.get(..81).unwrap_or(line).parse();
        problems.push(problem.map_err(|error| format!("{}, line {}: {error}", path.display(), index + 1))?);
    }
    if problems.is_empty() {
        return Err(format!("{}: no problem in it", path.display()));
    }
    let count = sample.unwrap_or(problems.len()).clamp(1, problems.len());
    Ok((0..count).map(|index| problems[index * problems.len() / count]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_evenly_spaced() {
        let path = std::env::temp_dir().join(format!("numpre-peers-{}.txt", std::process::id()));
        let lines: Vec<String> = (1..=9).map(|digit| format!("{digit}{}", ".".repeat(80))).collect();
        std::fs::write(&path, format!("# nine\n\n{}\n", lines.join(" more\n"))).unwrap();
        let firsts = |sample| -> Vec<u8> { read(&path, sample).unwrap().iter().map(|grid| grid.values()[0]).collect() };
        assert_eq!(firsts(None), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(firsts(Some(3)), [1, 4, 7]);
        assert_eq!(firsts(Some(100)), firsts(None));
        std::fs::write(&path, "#\n12").unwrap();
        assert!(read(&path, None).unwrap_err().ends_with("line 2: 2 characters; expected 81"));
        std::fs::remove_file(&path).unwrap();
    }
}
