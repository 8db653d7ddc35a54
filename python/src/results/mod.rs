//! The classes of results, which are frozen. The macro `result!` gives a class its fields, a
//! constructor, comparison, a hash, pickling, pattern matching, `to_dict` and pictures.

/// Declares a class of results from its documented fields.
macro_rules! result {
    (
        $(#[doc = $doc:literal])*
        $name:ident {
            $($(#[doc = $field_doc:literal])+ $(#[serde($($serde:tt)+)])? $field:ident: $type:ty,)+
        }
    ) => {
        $(#[doc = $doc])*
        #[pyclass(frozen, eq, hash, get_all, from_py_object, module = "numpre")]
        #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
        pub(crate) struct $name {
            $($(#[doc = $field_doc])+ $(#[serde($($serde)+)])? pub(crate) $field: $type,)+
        }

        #[pymethods]
        impl $name {
            #[new]
            #[allow(clippy::too_many_arguments, reason = "it has one argument per field")]
            fn new($($field: $type),+) -> $name {
                $name { $($field),+ }
            }

            #[classattr]
            #[pyo3(name = "__match_args__")]
            fn match_args(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
                PyTuple::new(py, [$(stringify!($field)),+])
            }

            fn __reduce__<'py>(
                slf: &Bound<'py, $name>,
            ) -> PyResult<(Bound<'py, PyType>, Bound<'py, PyTuple>)> {
                let fields = [$(slf.getattr(stringify!($field))?),+];
                Ok((slf.get_type(), PyTuple::new(slf.py(), fields)?))
            }

            /// Return the result as dictionaries and lists, with the names of the command's JSON.
            fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                $crate::values::plain(py, self)
            }

            fn __repr__(&self) -> String {
                $crate::draw::Drawn::text(self)
            }

            fn _repr_svg_(&self) -> Option<String> {
                $crate::draw::Drawn::svg(self)
            }

            fn _repr_html_(&self) -> String {
                $crate::draw::Drawn::html(self)
            }
        }
    };
}

mod answers;
mod explanation;
mod hodoku_rating;
mod made;
mod photo;
mod rating;
mod reasons;
mod record;
mod se_rating;
mod step;

pub(crate) use answers::{Assessment, Clash, Possible, Reason, Solved, Verification};
pub(crate) use explanation::{Explanation, Fault};
pub(crate) use hodoku_rating::HodokuRating;
pub(crate) use made::{Exercise, Generated};
pub(crate) use photo::{PhotoBoard, PhotoCell};
pub(crate) use rating::Rating;
pub(crate) use reasons::{Hint, Revealed, Why};
pub(crate) use record::{Record, Warning};
pub(crate) use se_rating::SeRating;
pub(crate) use step::{Step, rebuild_step};
